import { formatDateTime } from '../../../format';
import { WarningIcon } from '../../../icons';
import { Button, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { sanctionNoticeMessages } from './messages';
import * as styles from './SanctionNotice.css';

export type SanctionItem = {
  id: string;
  /** `mute`: no messages until `endsAt`; `suspend`: only the own orders until then, or without an end. */
  kind: 'warn' | 'mute' | 'suspend';
  /** The sentence that staff wrote for this fan. */
  reason: string;
  endsAt: string | null;
  /** The fan's message that it is about; null where it is deleted. */
  message: { text: string; kind: 'text' | 'image' | 'video' } | null;
};

export type SanctionNoticeProps = {
  items: readonly SanctionItem[];
  /** The confirmation of this item is being sent. */
  pending?: string | null;
  /** Called with the id of a warning that has been read. */
  onConfirm: (id: string) => void;
};

/** Tells a fan what staff decided about them: what, why, until when and about which message. Empty without items. */
export function SanctionNotice({ items, pending = null, onConfirm }: SanctionNoticeProps) {
  const m = useMessages('SanctionNotice', sanctionNoticeMessages);
  return (
    <div role="status">
      {items.map((item) => (
        <div key={item.id} className={styles.card}>
          <p className={styles.title}>
            <WarningIcon size="small" />
            <What item={item} />
          </p>
          <Text kind="small">{item.reason}</Text>
          {item.kind === 'suspend' && <Text kind="small">{m.suspendedMeans}</Text>}
          {item.message && (
            <Stack as="figure" gap="xs">
              <Text as="figcaption" kind="caption" tone="muted">
                {m.about}
              </Text>
              <blockquote className={styles.quote}>
                {item.message.kind === 'text' ? item.message.text : m.media[item.message.kind]}
              </blockquote>
            </Stack>
          )}
          {item.kind === 'warn' && (
            <div className={styles.actions}>
              <Button size="small" pending={pending === item.id} onClick={() => onConfirm(item.id)}>
                {m.confirm}
              </Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function What({ item: { kind, endsAt } }: { item: SanctionItem }) {
  const m = useMessages('SanctionNotice', sanctionNoticeMessages);
  if (kind === 'warn') return m.warned;
  if (endsAt === null) return m.suspendedForGood;
  return (
    <span>
      <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
      {kind === 'mute' ? m.muted : m.suspended}
    </span>
  );
}
