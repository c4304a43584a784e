import { die, heartRow, inkOnType, ringed, sign, TYPE_COLOUR, type TypeName } from '@indigo/art';
import type { Plain, Say } from '@indigo/kernel';
import { type BattleView, type MasterView, POKEMON } from '@indigo/master';
import type { ReactNode } from 'react';
import { Picture } from '../../shell/picture.tsx';
import { Arena } from '../battle/arena.tsx';
import type { FocusProps } from '../skin.ts';
import { pointed } from '../targets.ts';
import styles from './battle.module.css';
import { cardOfId, creatureOf, foeOfId, numberOf, seen, speciesOf, typeAt } from './facts.ts';

const RIM = '#2b2750';

/** A battle with a trainer or Gym Leader; before the first turn, the starters to choose from. */
export function Battle(props: FocusProps) {
  const table = seen(props.view);
  return table.battle === null ? (
    <Starters {...props} table={table} />
  ) : (
    <Fight {...props} table={table} battle={table.battle} />
  );
}

function Starters({ table, targets, answering }: FocusProps & { readonly table: MasterView }) {
  return (
    <Arena label="Starters">
      <div className={styles.rows}>
        <Row place="middle" title="Who comes with you?">
          {table.supply.map((id) => {
            const card = cardOfId(id);
            return card?.area !== 'starter' ? null : (
              <Stander
                key={id}
                at={`card:${id}`}
                targets={targets}
                answering={answering}
                name={card.stages[0].name}
                markup={ringed('near', null, creatureOf(card, 0), false)}
              >
                <Types word="rolls" types={card.stages[0].dice as readonly TypeName[]} />
                <span>speed {card.speed}</span>
              </Stander>
            );
          })}
        </Row>
      </div>
    </Arena>
  );
}

type FightProps = FocusProps & { readonly table: MasterView; readonly battle: BattleView };

/** The adversary's Pokémon over against one's own, each with the hearts it has left. */
function Fight({ table, battle, lines, you, name, targets, answering }: FightProps) {
  const foe = foeOfId(battle.foe);
  const seat = table.active % 6;
  const thrown = diceOf(lines);
  const team = table.players[table.active].team.filter(
    ({ card }) => battle.committed.length === 0 || battle.committed.includes(card),
  );
  const asked = { targets, answering };
  return (
    <Arena label="Battle">
      <div className={styles.rows}>
        <Row place="far" title={`${foe?.name ?? ''}${battle.round > 0 ? ` · round ${battle.round}` : ''}`}>
          {foe?.pokemon.map(({ name: called, type, hearts, damage }, i) => {
            const left = battle.hearts[i] ?? hearts;
            return (
              <Stander
                // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places
                key={i}
                {...asked}
                at={`foe:${i}`}
                name={called}
                markup={ringed('far', null, speciesOf(called, typeAt(type)), left === 0)}
              >
                <Hearts left={left} most={hearts} />
                <Types word="deals" types={damage.map(typeAt)} />
              </Stander>
            );
          })}
        </Row>
        <Row
          place="near"
          title={table.active === you ? 'Your Pokémon' : `${name(table.active)}’s Pokémon`}
          many={team.length > 3}
        >
          {team.map(({ card: id, stage, hearts, max }) => {
            const card = cardOfId(id);
            return card === undefined ? null : (
              <Stander
                key={id}
                {...asked}
                at={`card:${id}`}
                name={card.stages[stage].name}
                markup={ringed('near', seat, creatureOf(card, stage), hearts === 0)}
              >
                <Hearts left={hearts} most={max} />
                {thrown.has(id) ? (
                  <Dice pips={thrown.get(id) ?? []} types={card.stages[stage].dice as readonly TypeName[]} />
                ) : (
                  <Types word="rolls" types={card.stages[stage].dice as readonly TypeName[]} />
                )}
              </Stander>
            );
          })}
        </Row>
      </div>
    </Arena>
  );
}

/** What each threw in this round, by its card. */
function diceOf(lines: readonly Say[]): ReadonlyMap<string, readonly number[]> {
  const thrown = new Map<string, readonly number[]>();
  for (const [key, , card, pips] of lines.toReversed()) {
    if (key === 'round' || key === 'challenged' || key === 'committed') break;
    if (key === 'rolled' && Array.isArray(pips) && !thrown.has(POKEMON[numberOf(card)].id))
      thrown.set(
        POKEMON[numberOf(card)].id,
        pips.map((one: Plain) => numberOf(one)),
      );
  }
  return thrown;
}

interface RowProps {
  readonly place: 'near' | 'far' | 'middle';
  readonly title: string;
  /** So many that they stand closer. */
  readonly many?: boolean;
  readonly children: ReactNode;
}

const Row = ({ place, title, many = false, children }: RowProps) => (
  <section className={styles.side} data-place={place} data-many={many}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

interface StanderProps extends Pick<FocusProps, 'targets' | 'answering'> {
  /** Its piece. */
  readonly at: string;
  readonly name: string;
  readonly markup: string;
  readonly children: ReactNode;
}

/** One who stands there; a button while it can be chosen. */
function Stander({ at, name, markup, targets, answering, children }: StanderProps) {
  const target = targets.pieces.get(at);
  const { option, picked, live } = pointed(target, answering);
  const hits = target?.options.filter(({ id }) => answering.parts.includes(id)).length ?? 0;
  const body = (
    <>
      <Picture markup={markup} box="0 0 130 130" className={styles.picture} />
      <b>{name}</b>
      {hits > 1 && <span className={styles.times}>×{hits}</span>}
      {children}
    </>
  );
  return (
    <li>
      {live && option ? (
        <button
          type="button"
          className={styles.one}
          data-piece={at}
          data-live="true"
          data-picked={picked}
          aria-pressed={picked}
          disabled={answering.sending}
          onClick={() => answering.choose(option)}
        >
          {body}
        </button>
      ) : (
        <div className={styles.one}>{body}</div>
      )}
    </li>
  );
}

const Hearts = ({ left, most }: { readonly left: number; readonly most: number }) => (
  <Picture
    markup={heartRow(left, most, RIM)}
    box="0 82 100 23"
    className={styles.hearts}
    label={`${left} of ${most} hearts`}
  />
);

const dot = (type: TypeName, x: number): string =>
  `<circle cx="${x}" cy="12" r="11" fill="${TYPE_COLOUR[type]}" stroke="#fff" stroke-width="1.6"/>${sign(`t-${type}`, x, 12, 15, inkOnType(type))}`;

/** Types as their signs; in words for who cannot see them. */
const Types = ({ word, types }: { readonly word: string; readonly types: readonly TypeName[] }) => (
  <span className={styles.types}>
    {word}
    <Picture
      markup={types.map((type, i) => dot(type, 12 + i * 25)).join('')}
      box={`0 0 ${types.length * 25 - 1} 24`}
      height={20}
      width={(types.length * 25 - 1) * (20 / 24)}
      label={types.join(', ')}
    />
  </span>
);

/** Dice as they fell, each with the type of its hit. */
const Dice = ({ pips, types }: { readonly pips: readonly number[]; readonly types: readonly TypeName[] }) => (
  <span className={styles.dice}>
    {pips.map((one, i) => (
      <Picture
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
        key={i}
        markup={`${die(one)}${types[i] ? `<g transform="translate(62 -8) scale(1.9)">${dot(types[i], 12)}</g>` : ''}`}
        box="-2 -8 112 112"
        width={38}
        height={38}
        label={`${one}${types[i] ? `, ${types[i]}` : ''}`}
      />
    ))}
  </span>
);
