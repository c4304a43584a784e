import { cardBack, chip, die, fighter, itemCard, type Rank, SEATS } from '@indigo/art';
import { type ClassicView, ITEMS } from '@indigo/classic';
import { Icon, Picture, SeatMark } from '../../shell/picture.tsx';
import { Field } from '../battle/arena.tsx';
import { type Summed, Sums } from '../battle/sums.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import styles from './battle.module.css';
import { battleState, type Side } from './battle-sums.ts';
import { chipFacts, speciesOf } from './facts.ts';

const STEPS = ['Choose Pokémon', 'Set aside bonus', 'Roll', 'Last word', 'Reveal'];

/** A battle: two rings on a meadow, both sums growing part by part, and the rope between them. */
export function Battle({ view, lines, you, name }: FocusProps) {
  const seen = view as unknown as ClassicView;
  const state = battleState(seen, lines);
  if (state === null) return null;
  // The reader's own side stands nearer.
  const order: readonly [Side, Side] =
    state.sides[1].seat === you ? [state.sides[1], state.sides[0]] : state.sides;
  const [near, far] = order;
  const called = (side: Side): string =>
    state.final && side === state.sides[1]
      ? `${state.rival ?? 'The Master'} (${side.seat === you ? 'you' : name(side.seat)})`
      : side.seat === you
        ? 'You'
        : name(side.seat);
  const summed = (side: Side): Summed => ({
    ...side,
    who: side.seat === you ? 'your sum' : `${called(side)}’s sum`,
  });
  return (
    <section className={styles.battle} aria-label={state.final ? 'Final Battle' : 'Trainer Battle'}>
      <ol className={styles.steps}>
        {STEPS.map((step, i) => (
          <li
            key={step}
            data-state={i < state.step ? 'done' : i === state.step ? 'now' : 'later'}
            aria-current={i === state.step ? 'step' : undefined}
          >
            <span>{i < state.step ? <Icon id="i-check" size={13} /> : i + 1}</span>
            <b className={styles.step}>{step}</b>
          </li>
        ))}
      </ol>
      <div className={styles.scene}>
        <Field>
          <Markup markup={fighter('far', far.seat % 6, far.dex > 0 ? speciesOf(far.dex) : null)} />
          <Markup markup={fighter('near', near.seat % 6, near.dex > 0 ? speciesOf(near.dex) : null)} />
          <Thrown key={`n${near.die}`} pips={near.die} x={612} y={330} size={0.92} tilt={-9} />
          <Thrown key={`f${far.die}`} pips={far.die} x={742} y={276} size={0.84} tilt={11} />
          <Aside view={seen} side={near} x={590} y={452} scale={0.62} tilt={-5} />
          <Aside view={seen} side={far} x={838} y={392} scale={0.56} tilt={6} />
        </Field>
        <Plate side={near} who={called(near)} place="near" />
        <Plate side={far} who={called(far)} place="far" />
        <div className={styles.vs} aria-hidden="true">
          VS
        </div>
      </div>
      <Sums near={summed(near)} far={summed(far)} />
    </section>
  );
}

function Thrown(props: {
  readonly pips: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
}) {
  if (props.pips === 0) return null;
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${props.tilt} 46 46) scale(${props.size})`}>
      <g className={styles.land}>
        <Markup markup={die(props.pips)} />
      </g>
    </g>
  );
}

/** Cards lying aside: their faces for whoever may see them, backs for all others. */
function Aside(props: {
  readonly view: ClassicView;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
}) {
  const { view, side, x, y, scale, tilt } = props;
  const { colour, dark } = SEATS[side.seat % 6];
  return view.trainers[side.seat].aside.map((sort, i) => {
    const item = sort === null ? null : ITEMS[sort];
    const markup = item ? itemCard({ id: item.id, name: item.name }) : cardBack(colour, dark);
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: cards aside never change places
        key={i}
        transform={`translate(${x + i * 44} ${y + i * 6}) rotate(${tilt + i * 5} 30 42) scale(${scale})`}
      >
        <g className={styles.turned} key={sort === null ? 'back' : 'face'}>
          <Markup markup={markup} />
        </g>
      </g>
    );
  });
}

function Plate({
  side,
  who,
  place,
}: {
  readonly side: Side;
  readonly who: string;
  readonly place: 'near' | 'far';
}) {
  const facts = side.dex > 0 ? chipFacts(side.dex) : null;
  return (
    <div className={styles.plate} data-place={place} data-seat={side.seat % 6}>
      {facts ? (
        <Picture
          markup={chip(speciesOf(side.dex), { rank: facts.colour as Rank })}
          box="0 0 100 100"
          width={64}
          height={64}
        />
      ) : (
        <SeatMark seat={side.seat % 6} size={40} />
      )}
      <div>
        <b className={`num ${styles.named}`}>{facts?.name ?? 'Choosing…'}</b>
        <span className={styles.whose}>
          {who}
          {facts && ` · ${facts.move} · power ${facts.power}`}
        </span>
      </div>
    </div>
  );
}
