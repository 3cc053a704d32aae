import { assignInlineVars } from '@vanilla-extract/dynamic';
import { UndoIcon } from '../../../icons';
import { Notice, Spinner, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { HandOverResultProps } from './HandOverResult';
import * as styles from './HandOverResult.css';
import { handOverResultMessages } from './messages';
import { undoSeconds } from './useUndoCountdown';

/** Takes a hand-over back while its seconds run. It stands above the place of the large button of an order. */
export function HandOverResultUndo({
  seconds,
  pending,
  error,
  onUndo,
}: NonNullable<HandOverResultProps['undo']>) {
  const m = useMessages('HandOverResult', handOverResultMessages);
  return (
    <div className={styles.undoPlace}>
      <button
        type="button"
        className={styles.undo}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        onClick={() => !pending && onUndo(m.undoReason)}
      >
        <span className={styles.countdown} aria-hidden="true">
          <svg
            aria-hidden="true"
            viewBox="0 0 44 44"
            className={styles.ring}
            style={assignInlineVars({ [styles.share]: String(seconds / undoSeconds) })}
          >
            <circle cx="22" cy="22" r="19" pathLength={1} />
          </svg>
          <span className={styles.seconds}>{pending ? <Spinner size="small" /> : seconds}</span>
        </span>
        <Stack as="span" gap="none">
          <span className={styles.undoTitle}>{m.undo}</span>
          {m.undoFor(seconds)}
        </Stack>
        <UndoIcon />
      </button>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </div>
  );
}
