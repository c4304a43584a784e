import { arena, chip, heartRow } from '@indigo/art';
import type { BattleView, MasterView } from '@indigo/master';
import { memo } from 'react';
import { Picture } from '../../shell/picture.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import { SMALL, useMedia } from '../use-media.ts';
import styles from './battle.module.css';
import { cardOfId, creatureOf, foeOfId, seen, speciesOf, typeAt } from './facts.ts';

const CHIP = '-6 -6 112 116';
const RIM = '#2b2750';

/** A battle with a trainer or Gym Leader; before the first turn, the starters to choose from. */
export function Battle({ view, you, name }: FocusProps) {
  const table = seen(view);
  const small = useMedia(SMALL);
  return (
    <section className={styles.battle} aria-label={table.battle === null ? 'Starters' : 'Battle'}>
      <svg
        className={styles.field}
        viewBox="0 0 1400 620"
        preserveAspectRatio={small ? 'xMidYMax slice' : 'xMidYMid slice'}
        aria-hidden="true"
      >
        <Meadow />
      </svg>
      {table.battle === null ? (
        <Starters table={table} size={small ? 72 : 132} />
      ) : (
        <Fight
          table={table}
          battle={table.battle}
          mine={table.active === you ? 'Your Pokémon' : `${name(table.active)}’s Pokémon`}
          size={small ? 52 : 104}
        />
      )}
    </section>
  );
}

const Meadow = memo(function Meadow() {
  return <Markup markup={arena()} />;
});

function Starters({ table, size }: { readonly table: MasterView; readonly size: number }) {
  return (
    <div className={styles.rows}>
      <Row title="Who comes with you?">
        {table.supply.map((id) => {
          const card = cardOfId(id);
          return card?.area !== 'starter' ? null : (
            <One
              key={id}
              name={card.stages[0].name}
              about={`${card.stages[0].type} · speed ${card.speed}`}
              markup={chip(creatureOf(card, 0), { rank: 'starter', size: 'team' })}
              size={size}
            />
          );
        })}
      </Row>
    </div>
  );
}

interface FightProps {
  readonly table: MasterView;
  readonly battle: BattleView;
  readonly mine: string;
  readonly size: number;
}

/** The adversary's Pokémon over one's own, each with the hearts it has left. */
function Fight({ table, battle, mine, size }: FightProps) {
  const foe = foeOfId(battle.foe);
  const team = table.players[table.active].team;
  return (
    <div className={styles.rows}>
      <Row title={`${foe?.name ?? ''}${battle.round > 0 ? ` · round ${battle.round}` : ''}`}>
        {foe?.pokemon.map(({ name, type, hearts, damage }, i) => (
          <One
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places
            key={i}
            name={name}
            about={`deals ${damage.map(typeAt).join(', ')}`}
            hearts={`${battle.hearts[i] ?? hearts} of ${hearts} hearts`}
            markup={withHearts(
              chip(speciesOf(name, typeAt(type)), {
                rank: 'red',
                size: 'team',
                ko: battle.hearts[i] === 0,
              }),
              battle.hearts[i] ?? hearts,
              hearts,
            )}
            size={size}
          />
        ))}
      </Row>
      <Row title={mine}>
        {team
          .filter(({ card }) => battle.committed.length === 0 || battle.committed.includes(card))
          .map(({ card: id, stage, hearts, max }) => {
            const card = cardOfId(id);
            return card === undefined ? null : (
              <One
                key={id}
                name={card.stages[stage].name}
                about={`rolls ${card.stages[stage].dice.join(', ')}`}
                hearts={`${hearts} of ${max} hearts`}
                markup={withHearts(
                  chip(creatureOf(card, stage), { rank: 'starter', size: 'team', ko: hearts === 0 }),
                  hearts,
                  max,
                )}
                size={size}
              />
            );
          })}
      </Row>
    </div>
  );
}

const withHearts = (markup: string, hearts: number, most: number): string =>
  markup + heartRow(hearts, most, RIM);

function Row({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface OneProps {
  readonly name: string;
  readonly about: string;
  readonly hearts?: string;
  readonly markup: string;
  readonly size: number;
}

function One({ name, about, hearts, markup, size }: OneProps) {
  return (
    <li>
      <Picture markup={markup} box={CHIP} width={size} height={(size * 116) / 112} />
      <b>{name}</b>
      <span>{about}</span>
      {hearts && <span className="sr">{hearts}</span>}
    </li>
  );
}
