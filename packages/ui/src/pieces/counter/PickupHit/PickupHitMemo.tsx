import { NoteIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';

/** The staff memo, first of what must be read before the tap. It takes the focus, so that keys scroll a long one. */
export function PickupHitMemo({ memos }: { memos: readonly string[] }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard.
    <section aria-label={m.memo} tabIndex={0} className={styles.memo}>
      <NoteIcon size="small" />
      <div>
        <span className={styles.memoTitle}>{m.memo}</span>
        {memos.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the memos of one screen never move.
          <p key={index}>{text}</p>
        ))}
      </div>
    </section>
  );
}
