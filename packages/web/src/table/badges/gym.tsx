import { chip, fighter } from '@indigo/art';
import { type BadgesView, CARDS, SITES } from '@indigo/badges';
import type { Say } from '@indigo/kernel';
import { Picture, SeatMark } from '../../shell/picture.tsx';
import { Arena, Landed } from '../battle/arena.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import { defender, numberOf, speciesOf } from './facts.ts';
import styles from './gym.module.css';

const CHIP = '-4 -4 108 108';

/** A Gym being challenged: its three Pokémon, who fights now, and the die. */
export function Gym({ view, lines, you, name }: FocusProps) {
  const { gym, active } = view as unknown as BadgesView;
  if (gym === null) return null;
  const site = SITES[gym.site];
  const { sent, pips } = lastFight(lines);
  const fights = sent < 0 ? null : speciesOf(CARDS[sent]);
  const species = defender(site, gym.beaten);
  return (
    <Arena
      label={site.name}
      stands={
        <>
          <Markup markup={fighter('far', null, species)} />
          <Markup markup={fighter('near', active % 6, fights)} />
          {pips > 0 && (
            <Landed key={lines.length} pips={pips} at="translate(648 330) rotate(-7) scale(.92)" />
          )}
        </>
      }
    >
      <ol className={styles.team} aria-label={`Pokémon of the ${site.name}`}>
        {site.team.map((title, i) => (
          <li key={title} data-now={i === gym.beaten}>
            <Picture
              markup={chip(defender(site, i), { rank: 'red', size: 'board', ko: i < gym.beaten })}
              box={CHIP}
              width={58}
              height={58}
            />
            <span>
              {title}
              {i < gym.beaten && <span className="sr">, beaten</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={`${styles.plate} ${styles.far}`}>
        <b>{species.name}</b> {gym.beaten + 1} of {site.team.length}
      </p>
      <p className={`${styles.plate} ${styles.near}`}>
        <SeatMark seat={active % 6} size={15} />
        <b>{fights?.name ?? (active === you ? 'Who fights?' : name(active))}</b>
      </p>
    </Arena>
  );
}

/** Who was last sent out in this challenge, if it still stands, and what the die showed. */
function lastFight(lines: readonly Say[]): { sent: number; pips: number } {
  let pips = 0;
  for (const [key, ...facts] of lines.toReversed()) {
    if (key === 'challenged') break;
    if (key === 'won-fight' && pips === 0) pips = numberOf(facts[3]);
    if (key === 'fainted' && pips === 0) return { sent: -1, pips: numberOf(facts[2]) };
    if (key === 'sent-out') return { sent: numberOf(facts[1]), pips };
  }
  return { sent: -1, pips };
}
