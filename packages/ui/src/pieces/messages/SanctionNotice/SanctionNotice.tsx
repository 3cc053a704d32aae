import { formatDateTime } from '../../../format';
import { WarningIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { sanctionNoticeMessages } from './messages';
import * as styles from './SanctionNotice.css';

export type SanctionItem = {
  id: string;
  /** `mute`: no messages until `endsAt`. */
  kind: 'warn' | 'mute';
  /** The sentence that staff wrote for this fan. */
  reason: string;
  endsAt: string | null;
};

export type SanctionNoticeProps = {
  items: readonly SanctionItem[];
  /** The confirmation of this item is being sent. */
  pending?: string | null;
  /** Called with the id of a warning that has been read. */
  onConfirm: (id: string) => void;
};

/** Tells a fan what staff decided about them: what, why and until when. Empty without items. */
export function SanctionNotice({ items, pending = null, onConfirm }: SanctionNoticeProps) {
  const m = useMessages('SanctionNotice', sanctionNoticeMessages);
  return (
    <div role="status">
      {items.map(({ id, kind, reason, endsAt }) => (
        <div key={id} className={styles.card}>
          <p className={styles.title}>
            <WarningIcon size="small" />
            {kind === 'mute' && endsAt !== null ? (
              <span>
                <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
                {m.muted}
              </span>
            ) : (
              m.warned
            )}
          </p>
          <p className={styles.reason}>{reason}</p>
          {kind === 'warn' && (
            <div className={styles.actions}>
              <Button size="small" pending={pending === id} onClick={() => onConfirm(id)}>
                {m.confirm}
              </Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
