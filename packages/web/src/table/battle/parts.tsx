/** Small things that stand beside a fighter. */
import { die, heartRow, inkOnType, sign, TYPE_COLOUR, type TypeName, typeNamed } from '@indigo/art';
import type { Art, Effect, Fighter, Say } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { wellness } from '../drawings.ts';
import { spotOf } from '../panels/token.tsx';
import { namedThing } from '../things.ts';
import styles from './battle.module.css';

const RIM = '#2b2750';

/** What is left of it, as a bar or in hearts. */
export function Health({ health }: { readonly health: NonNullable<Art['health']> }) {
  const { game, speech } = useTable();
  const { now, most, say } = health;
  const label = say === undefined ? `${now}/${most}` : speech.say(say);
  if (game.skin.health === 'hearts')
    return (
      <Picture markup={heartRow(now, most, RIM)} box="0 82 100 23" className={styles.hearts} label={label} />
    );
  return (
    <div className={styles.health} data-health={wellness(now, most)}>
      <div className={styles.bar} role="img" aria-label={label}>
        <i style={{ width: `${most === 0 ? 0 : (100 * now) / most}%` }} />
      </div>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

export function Notes({ notes }: { readonly notes: readonly Say[] }) {
  const { speech } = useTable();
  return notes.length === 0 ? null : (
    <p className={styles.note}>{notes.map((note) => speech.say(note)).join(' · ')}</p>
  );
}

interface EffectsProps {
  readonly effects: readonly Effect[];
  /** Each can be asked what it is; where the whole fighter is a button, that tells. */
  readonly tapped?: boolean;
}

/** What lies on it, and for how long. */
export function Effects({ effects, tapped = false }: EffectsProps) {
  const { speech, answering } = useTable();
  const { battle } = useWords();
  if (effects.length === 0) return null;
  return (
    <ul className={styles.effects} aria-label={battle.effects}>
      {effects.map(({ say, left, art }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no other name
        <li key={i}>
          {tapped && art ? (
            <button
              type="button"
              className={styles.pressed}
              onClick={(event) =>
                answering.ask({
                  thing: namedThing(art, say, speech.say),
                  others: [],
                  spot: spotOf(event.currentTarget),
                })
              }
            >
              {speech.say(say)}
            </button>
          ) : (
            speech.say(say)
          )}
          {left !== undefined && <span className={styles.left}>{left}</span>}
        </li>
      ))}
    </ul>
  );
}

const dot = (type: TypeName, x: number): string =>
  `<circle cx="${x}" cy="12" r="11" fill="${TYPE_COLOUR[type]}" stroke="#fff" stroke-width="1.6"/>${sign(`t-${type}`, x, 12, 15, inkOnType(type))}`;

const ofType = (type: TypeName | null): string =>
  type === null ? '' : `<g transform="translate(62 -8) scale(1.9)">${dot(type, 12)}</g>`;

/** Types as their signs; in words for who cannot see them. */
export function Signs({ signs }: { readonly signs: NonNullable<Fighter['signs']> }) {
  const { speech } = useTable();
  const types = signs.types.flatMap((name) => typeNamed(name) ?? []);
  if (types.length === 0) return null;
  const wide = types.length * 25 - 1;
  return (
    <span className={styles.signs}>
      {speech.say(signs.say)}
      <Picture
        markup={types.map((type, i) => dot(type, 12 + i * 25)).join('')}
        box={`0 0 ${wide} 24`}
        height={20}
        width={wide * (20 / 24)}
        label={types.join(', ')}
      />
    </span>
  );
}

/** Dice as they fell, each with the type of its hit. */
export const FallenDice = ({ dice }: { readonly dice: NonNullable<Fighter['dice']> }) => (
  <span className={styles.dice}>
    {dice.map(({ pips, type }, i) => (
      <Picture
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
        key={i}
        markup={die(pips) + ofType(typeNamed(type))}
        box="-2 -8 112 112"
        width={38}
        height={38}
        label={[pips, typeNamed(type)].filter(Boolean).join(', ')}
      />
    ))}
  </span>
);
