import { chipBack, fighter } from '@indigo/art';
import type { Say } from '@indigo/kernel';
import type { BattleView, FighterView, MitView, SideView } from '@indigo/mit';
import { Picture } from '../../shell/picture.tsx';
import { Arena, Landed, Plate, PlateNote, PlateRow } from '../battle/arena.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import styles from './battle.module.css';
import { drawn, faceOf, health, leaderOf, numberOf, speciesOf } from './facts.ts';

const CHIP = '-4 -4 108 108';

/** A battle on its meadow; before the first turn, the starters to choose from. */
export function Battle(props: FocusProps) {
  const { battle, starters } = props.view as unknown as MitView;
  if (battle !== null) return <Fight {...props} battle={battle} />;
  return starters.length > 0 ? <Starters starters={starters} /> : null;
}

function Starters({ starters }: { readonly starters: readonly string[] }) {
  return (
    <Arena label="Starters">
      <ul className={styles.starters}>
        {starters.map((id) => {
          const face = faceOf(id);
          return face === undefined ? null : (
            <li key={id}>
              <Picture markup={drawn(face, 'team', false)} box={CHIP} width={132} height={132} />
              <b>{face.name}</b>
              <span>
                {face.types.join('/')} · {face.hp} HP
              </span>
            </li>
          );
        })}
      </ul>
    </Arena>
  );
}

function Fight({ battle, lines, you, name }: FocusProps & { readonly battle: BattleView }) {
  const [first, second] = battle.sides;
  // The reader's own side stands nearer.
  const [near, far] = second.owner === you && you !== null ? [second, first] : [first, second];
  const pips = lastDie(lines);
  const called = ({ owner, chooser }: SideView): string => {
    if (owner >= 0) return owner === you ? 'You' : name(owner);
    if (battle.against === 'wild') return 'Wild';
    const leader = leaderOf(String(battle.foe))?.name ?? 'Leader';
    return chooser === you ? `${leader} (you)` : leader;
  };
  return (
    <Arena
      label="Battle"
      stands={
        <>
          <Markup markup={fighter('far', seatOf(far), creatureOf(far))} />
          <Markup markup={fighter('near', seatOf(near), creatureOf(near))} />
          {pips > 0 && <Landed key={lines.length} pips={pips} at="translate(640 318) rotate(-7) scale(.9)" />}
        </>
      }
    >
      <Fighting side={near} who={called(near)} place="near" />
      <Fighting side={far} who={called(far)} place="far" />
    </Arena>
  );
}

const seatOf = ({ owner }: SideView): number | null => (owner < 0 ? null : owner % 6);

function creatureOf({ fighters, active }: SideView) {
  const face = faceOf(fighters[active]?.pokemon);
  return face === undefined || fighters[active]?.hp === 0 ? null : speciesOf(face);
}

interface FightingProps {
  readonly side: SideView;
  readonly who: string;
  readonly place: 'near' | 'far';
}

/** Who fights, how well it is, what lies on it, and who waits on the bench. */
function Fighting({ side, who, place }: FightingProps) {
  const { fighters, active } = side;
  const one = fighters[active];
  const face = faceOf(one?.pokemon);
  return (
    <Plate place={place} seat={seatOf(side)} title={face?.name ?? 'Choosing…'} who={who}>
      {one && <Hp one={one} />}
      {face && (
        <PlateNote>
          {[listed('weak to', face.weaknesses), listed('resists', face.resistances)]
            .filter(Boolean)
            .join(' · ')}
        </PlateNote>
      )}
      {one && one.modifiers.length > 0 && (
        <ul className={styles.marks} aria-label="Effects">
          {one.modifiers.map(({ kind, left }) => (
            <li key={kind}>
              {MARKS[kind] ?? kind}
              <span>{left}</span>
            </li>
          ))}
        </ul>
      )}
      {fighters.length > 1 && (
        <PlateRow label="Bench">
          {fighters.map((other, i) =>
            i === active ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places on a bench
              <li key={i}>
                <Picture markup={onBench(other)} box={CHIP} width={40} height={40} label={benchName(other)} />
              </li>
            ),
          )}
        </PlateRow>
      )}
    </Plate>
  );
}

const listed = (what: string, types: readonly string[]): string =>
  types.length === 0 ? '' : `${what} ${types.join(', ')}`;

function onBench(one: FighterView | null): string {
  const face = faceOf(one?.pokemon);
  return one === null || face === undefined ? chipBack('starter') : drawn(face, 'board', one.hp === 0);
}

const benchName = (one: FighterView | null): string =>
  one === null ? 'face down' : `${faceOf(one.pokemon)?.name ?? ''} ${one.hp}/${one.max}`;

function Hp({ one: { hp, max } }: { readonly one: FighterView }) {
  return (
    <div className={styles.hp} data-health={health(hp, max)}>
      <div className={styles.bar} role="img" aria-label={`${hp} of ${max} HP`}>
        <i style={{ width: `${(100 * hp) / max}%` }} />
      </div>
      <span aria-hidden="true">
        {hp}/{max} HP
      </span>
    </div>
  );
}

const MARKS: { readonly [kind: string]: string } = {
  poison: 'Poison',
  burn: 'Burn',
  confusion: 'Confusion',
  paralyze: 'Paralyze',
  'dealt-up': 'deals more',
  'dealt-down': 'deals less',
  'taken-up': 'takes more',
  'taken-down': 'takes less',
  'accuracy-up': 'aims better',
  'accuracy-down': 'aims worse',
};

/** Where the pips stand in a line that tells of a die. */
const PIPS: { readonly [key: string]: number } = {
  hit: 2,
  missed: 2,
  'broke-through': 3,
  held: 3,
  'took-hold': 1,
  'no-hold': 1,
  'wild-rolled': 2,
  'ball-missed': 2,
  caught: 2,
};

/** The last die of this battle. */
function lastDie(lines: readonly Say[]): number {
  for (const [key, ...facts] of lines.toReversed()) {
    if (key === 'sent-out' || key === 'appeared') return 0;
    if (key in PIPS) return numberOf(facts[PIPS[key]]);
  }
  return 0;
}
