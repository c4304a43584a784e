import type { SignId } from '@indigo/art';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { setSettings, useSettings, useTheme } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import styles from './frame.module.css';
import { Icon, Logo, Pawn } from './picture.tsx';

const PLACES = [
  { to: '/', name: 'play', sign: 'i-person' },
  { to: '/how', name: 'learn', sign: 'i-book' },
  { to: '/matches', name: 'matches', sign: 'i-play' },
  { to: '/you', name: 'you', sign: 'i-settings' },
] as const satisfies readonly { readonly sign: SignId; readonly [key: string]: string }[];

const inPlace = (at: string, to: string): boolean => (to === '/' ? at === '/' : at.startsWith(to));

/** Everything but the table page: bar on top, on phones the places at the bottom. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [at] = useLocation();
  const { shell } = useWords();
  const name = useSettings((settings) => settings.name);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      <header className={styles.bar}>
        <Link href="/" className={`brand ${styles.brand}`} aria-label={shell.brand}>
          <Logo size={32} />
          Indigo
        </Link>
        <nav className={styles.links} aria-label={shell.places}>
          {PLACES.slice(0, 3).map(({ to, name }) => (
            <Link key={to} href={to} aria-current={inPlace(at, to) ? 'page' : undefined}>
              {shell[name]}
            </Link>
          ))}
        </nav>
        <ThemeButton />
        <Link href="/settings" className={styles.me}>
          <b>{name || shell.guest}</b>
          <Pawn seat={0} height={36} />
          <span className="sr">{shell.toSettings}</span>
        </Link>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label={shell.places}>
        {PLACES.map(({ to, name, sign }) => (
          <Link key={to} href={to} aria-current={inPlace(at, to) ? 'page' : undefined}>
            <Icon id={sign} size={22} />
            {shell[name]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function ThemeButton() {
  const theme = useTheme();
  const { shell } = useWords();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="tool"
      onClick={() => setSettings({ theme: other })}
      aria-label={other === 'dark' ? shell.toNight : shell.toDay}
      title={other === 'dark' ? shell.night : shell.day}
    >
      <Icon id={theme === 'dark' ? 'i-sun' : 'i-moon'} />
    </button>
  );
}
