import { useEffect, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { stockLabelMessages } from './messages';
import * as styles from './StockLabel.css';

type Props = {
  /** By the clock of this device, in milliseconds. */
  until: number;
};

const [second, hour, day] = [1000, 3_600_000, 24 * 3_600_000];

/** Counts the last day down. Screen readers read the time of the opening beside it instead. */
export function StockLabelCountdown({ until }: Props) {
  const m = useMessages('StockLabel', stockLabelMessages);
  const [now, setNow] = useState(() => Date.now());
  const leftMs = until - now;

  useEffect(() => {
    if (leftMs <= 0) return;
    // To the end of the shown second; a browser cannot wait for weeks.
    const wait = leftMs > day ? Math.min(leftMs - day, hour) : leftMs % second || second;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [leftMs]);

  if (leftMs <= 0 || leftMs > day) return null;
  const seconds = Math.ceil(leftMs / second);
  return (
    <span className={styles.countdown} aria-hidden="true">
      {m.countdown(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60)}
    </span>
  );
}
