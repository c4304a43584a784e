import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { house } from './api.ts';
import { CopyField } from './copy-field.tsx';
import styles from './online.module.css';
import { QrCode } from './qr-code.tsx';

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';

/** Where others reach this server, the likeliest first. Null: not known yet. */
function useAddresses(): readonly string[] | null {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let gone = false;
    house().then(
      (found) => gone || setAddresses(found.addresses),
      () => gone || setAddresses([]),
    );
    return () => {
      gone = true;
    };
  }, []);
  return addresses;
}

/** A link to send to friends, by an address that works for them: copied, scanned, or handed to whatever the device shares with. */
export function ShareLink({ code, game }: { readonly code: string; readonly game: string }) {
  const { online } = useWords();
  const addresses = useAddresses();
  const [chosen, setChosen] = useState<string | null>(null);
  const address = chosen ?? addresses?.[0] ?? location.origin;
  const link = `${address}/join/${code}`;
  const alone = addresses?.length === 0 && isThisMachine(location.hostname);
  const nearby = addresses !== null && addresses.length > 0 && link.startsWith('http:');
  return (
    <div className={styles.share}>
      <div className={styles.shareText}>
        <CopyField label={online.sendLink} value={link} icon="i-people" main>
          {'share' in navigator && (
            <button
              type="button"
              className="btn"
              onClick={() =>
                // Whoever changes their mind has done nothing wrong.
                void navigator.share({ title: online.shareTitle(game), url: link }).catch(() => {})
              }
            >
              {online.share}
            </button>
          )}
        </CopyField>
        {addresses !== null && addresses.length > 1 && (
          <label className={styles.address}>
            {online.otherAddress}
            <select value={address} onChange={(event) => setChosen(event.target.value)}>
              {addresses.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="muted small">
          {alone ? online.onlyHere : nearby && online.sameNetwork} {online.orCode(code)}
        </p>
      </div>
      {!alone && <QrCode text={link} name={online.qr} />}
    </div>
  );
}
