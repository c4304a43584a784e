import { useState } from 'react';

interface SureButtonProps {
  /** On it at first, and once it was pressed. */
  readonly words: readonly [string, string];
  /** What it is about, where that does not stand on it. */
  readonly name?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onSure: () => void;
}

/** Asks once more before something is gone for good. */
export function SureButton({
  words,
  name,
  className = 'btn ghost',
  disabled = false,
  onSure,
}: SureButtonProps) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      onClick={() => (sure ? onSure() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {words[Number(sure)]}
      {name !== undefined && <span className="sr"> {name}</span>}
    </button>
  );
}
