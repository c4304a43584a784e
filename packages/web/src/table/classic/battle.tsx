import { arena, cardBack, chip, die, fighter, itemCard, type Rank, SEATS } from '@indigo/art';
import { type ClassicView, ITEMS } from '@indigo/classic';
import { memo } from 'react';
import { Icon, Picture, SeatMark } from '../../shell/picture.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import { SMALL, useMedia } from '../use-media.ts';
import styles from './battle.module.css';
import { type BattleState, battleState, type Part, type Side } from './battle-sums.ts';
import { chipFacts, speciesOf } from './facts.ts';

const STEPS = ['Choose Pokémon', 'Set aside bonus', 'Roll', 'Last word', 'Reveal'];

/** A battle: two rings on a meadow, both sums growing part by part, and the rope between them. */
export function Battle({ view, lines, you, name }: FocusProps) {
  const small = useMedia(SMALL);
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
        <svg
          className={styles.field}
          viewBox={small ? '190 40 1020 580' : '0 0 1400 620'}
          preserveAspectRatio={small ? 'xMidYMax meet' : 'xMidYMid slice'}
          aria-hidden="true"
        >
          <Meadow />
          <Markup markup={fighter('far', far.seat % 6, far.dex > 0 ? speciesOf(far.dex) : null)} />
          <Markup markup={fighter('near', near.seat % 6, near.dex > 0 ? speciesOf(near.dex) : null)} />
          <Thrown key={`n${near.die}`} pips={near.die} x={612} y={330} size={0.92} tilt={-9} />
          <Thrown key={`f${far.die}`} pips={far.die} x={742} y={276} size={0.84} tilt={11} />
          <Aside view={seen} side={near} x={590} y={452} scale={0.62} tilt={-5} />
          <Aside view={seen} side={far} x={838} y={392} scale={0.56} tilt={6} />
        </svg>
        <Plate side={near} who={called(near)} place="near" />
        <Plate side={far} who={called(far)} place="far" />
        <div className={styles.vs} aria-hidden="true">
          VS
        </div>
      </div>
      <div className={styles.sums}>
        <Sum side={near} who={near.seat === you ? 'your sum' : `${called(near)}’s sum`} state={state} />
        <Tug near={near} far={far} />
        <Sum side={far} who={far.seat === you ? 'your sum' : `${called(far)}’s sum`} state={state} />
      </div>
    </section>
  );
}

const Meadow = memo(function Meadow() {
  return <Markup markup={arena()} />;
});

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

const shown = ({ kind, value }: Part): string => {
  if (value === null) return '?';
  return kind === 'card' ? `+${value}` : String(value);
};

function Sum({ side, who }: { readonly side: Side; readonly who: string; readonly state: BattleState }) {
  return (
    <div className={styles.sum} data-seat={side.seat % 6}>
      {side.parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added
        <span key={`${part.label}${i}`} className={styles.with}>
          {i > 0 && <span className={styles.op}>+</span>}
          <span className={styles.part} data-kind={part.kind} data-hidden={part.hidden}>
            {part.kind === 'die' && part.value !== null ? (
              <Picture
                markup={die(part.value)}
                box="-2 -2 104 104"
                width={30}
                height={30}
                label={String(part.value)}
              />
            ) : (
              <b key={shown(part)}>{shown(part)}</b>
            )}
            <small>{part.label}</small>
          </span>
        </span>
      ))}
      {side.parts.length > 0 && (
        <span className={styles.with}>
          <span className={styles.op}>=</span>
          <span className={styles.total}>
            <b key={side.total}>{side.open ? `${side.total}+` : side.total}</b>
            <small>{who}</small>
          </span>
        </span>
      )}
    </div>
  );
}

/** The rope: whoever is ahead pulls it over. */
function Tug({ near, far }: { readonly near: Side; readonly far: Side }) {
  const all = near.total + far.total;
  const share = all === 0 ? 50 : Math.min(85, Math.max(15, (near.total / all) * 100));
  const words = ({ total, open }: Side): string => (open ? `${total} + ?` : String(total));
  return (
    <div
      className={styles.tug}
      data-seat={far.seat % 6}
      role="img"
      aria-label={`${words(near)} against ${words(far)}`}
    >
      <i data-seat={near.seat % 6} style={{ width: `${share}%` }} />
      <b className={styles.pull}>{words(near)}</b>
      <b className={styles.pull}>{words(far)}</b>
    </div>
  );
}
