import type { SignId } from '@indigo/art';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { setSettings, useSettings, useTheme } from '../settings/settings.ts';
import styles from './frame.module.css';
import { Icon, Logo, Pawn } from './picture.tsx';

const PLACES: readonly { readonly to: string; readonly name: string; readonly sign: SignId }[] = [
  { to: '/', name: 'Play', sign: 'i-person' },
  { to: '/rules', name: 'Learn', sign: 'i-book' },
  { to: '/matches', name: 'Matches', sign: 'i-play' },
  { to: '/settings', name: 'You', sign: 'i-settings' },
];

const inPlace = (at: string, to: string): boolean => (to === '/' ? at === '/' : at.startsWith(to));

/** Everything but the table page: bar on top, on phones the places at the bottom. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [at] = useLocation();
  const name = useSettings((settings) => settings.name);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <Link href="/" className={`brand ${styles.brand}`} aria-label="Indigo, home">
          <Logo size={32} />
          Indigo
        </Link>
        <nav className={styles.links} aria-label="Places">
          {PLACES.slice(0, 3).map(({ to, name }) => (
            <Link key={to} href={to} aria-current={inPlace(at, to) ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <ThemeButton />
        <Link href="/settings" className={styles.me}>
          <b>{name || 'Guest'}</b>
          <Pawn seat={0} height={36} />
          <span className="sr">, settings</span>
        </Link>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label="Places">
        {PLACES.map(({ to, name, sign }) => (
          <Link key={to} href={to} aria-current={inPlace(at, to) ? 'page' : undefined}>
            <Icon id={sign} size={22} />
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function ThemeButton() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="tool"
      onClick={() => setSettings({ theme: other })}
      aria-label={`Switch to ${other}`}
      title={other === 'dark' ? 'Night' : 'Day'}
    >
      <Icon id={theme === 'dark' ? 'i-sun' : 'i-moon'} />
    </button>
  );
}
