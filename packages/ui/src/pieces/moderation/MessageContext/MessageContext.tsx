import { formatDateTime } from '../../../format';
import { Avatar, Badge, Heading, Stack, Text } from '../../../primitives';
import { focusableWhenScrollable as reachable } from '../../../primitives/Dialog/viewport';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageContext.css';
import { type ContextMedia, MessageContextMedia } from './MessageContextMedia';
import { messageContextMessages } from './messages';

export type { ContextMedia } from './MessageContextMedia';

export type ContextMessage = {
  id: string;
  senderType: 'user' | 'player';
  senderName: string;
  senderAvatar: string;
  text: string;
  kind: 'text' | 'image' | 'video';
  at: string;
  hidden: boolean;
  deleted: boolean;
};

export type MessageContextProps = {
  topicName: string;
  before: readonly ContextMessage[];
  message: ContextMessage;
  after: readonly ContextMessage[];
  /** Pictures and videos that somebody wanted to see, by the id of their message; the others are covered. */
  media: { items: Readonly<Record<string, ContextMedia>>; onShow: ShowMedia; onHide: ShowMedia };
};

type ShowMedia = (messageId: string) => void;

/** So much of the conversation before the reported message stays in sight. */
const shownBeforePx = 72;

/** Ref callback: scrolls the conversation, and nothing around it, to the reported message when it is shown. */
function scrollToReported(row: HTMLElement | null) {
  const conversation = row?.closest('section');
  if (row && conversation) conversation.scrollTop = row.offsetTop - shownBeforePx;
}

/** A reported message among the ones before and after it: nobody decides from one sentence. */
export function MessageContext({ topicName, before, message, after, media }: MessageContextProps) {
  const m = useMessages('MessageContext', messageContextMessages);
  return (
    <section ref={reachable} className={styles.root} aria-label={m.label(topicName)}>
      <Heading level={2} kind="label">
        {topicName}
      </Heading>
      <Stack as="ol" gap="sm">
        {before.map((earlier) => (
          <ContextRow key={earlier.id} message={earlier} media={media} />
        ))}
        <ContextRow key={message.id} message={message} media={media} reported />
        {after.map((later) => (
          <ContextRow key={later.id} message={later} media={media} />
        ))}
      </Stack>
    </section>
  );
}

type RowProps = Pick<MessageContextProps, 'message' | 'media'> & { reported?: boolean };

function ContextRow({ message, media, reported = false }: RowProps) {
  const m = useMessages('MessageContext', messageContextMessages);
  const { id, senderType, senderName, senderAvatar, text, kind, at, hidden, deleted } = message;
  return (
    <li
      ref={reported ? scrollToReported : undefined}
      className={styles.row({ reported })}
      aria-current={reported || undefined}
    >
      <Avatar src={senderAvatar} name={senderName} size="small" />
      <div className={styles.words}>
        <p className={styles.line}>
          <bdi className={styles.name}>{senderName}</bdi>
          {senderType === 'player' && <Badge emphasis="soft">{m.player}</Badge>}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
        {reported && (
          <Text kind="labelSmall" tone="danger">
            {m.reported}
          </Text>
        )}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {kind !== 'text' && (
          <MessageContextMedia
            kind={kind}
            senderName={senderName}
            media={media.items[id]}
            onShow={() => media.onShow(id)}
            onHide={() => media.onHide(id)}
          />
        )}
        {hidden && (
          <Text kind="caption" tone="muted">
            {m.hidden}
          </Text>
        )}
        {deleted && (
          <Text kind="caption" tone="muted">
            {m.deleted}
          </Text>
        )}
      </div>
    </li>
  );
}
