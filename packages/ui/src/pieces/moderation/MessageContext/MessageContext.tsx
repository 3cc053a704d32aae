import { formatDateTime } from '../../../format';
import { EyeIcon, EyeOffIcon, ImageIcon, VideoIcon } from '../../../icons';
import {
  Avatar,
  Badge,
  Button,
  Heading,
  MediaPlayer,
  Picture,
  Stack,
  Text,
} from '../../../primitives';
import { focusableWhenScrollable as reachable } from '../../../primitives/Dialog/viewport';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageContext.css';
import { messageContextMessages } from './messages';

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

/** State of a picture or video after the request to show it. */
export type ContextMedia =
  | { status: 'pending' }
  | { status: 'failed'; error: string }
  | { status: 'shown'; src: string };

type Props = {
  kind: 'image' | 'video';
  senderName: string;
  /** Undefined while it is covered. */
  media: ContextMedia | undefined;
  onShow: () => void;
  onHide: () => void;
};

/** A picture or video behind a cover: it is neither loaded nor played before somebody asks for it. */
function MessageContextMedia({ kind, senderName, media, onShow, onHide }: Props) {
  const m = useMessages('MessageContext', messageContextMessages);
  const isShown = media?.status === 'shown';
  const name = m.mediaOf(senderName, m[kind]);
  return (
    <div className={isShown ? styles.shown : styles.cover}>
      {isShown ? (
        <Shown kind={kind} src={media.src} name={name} />
      ) : (
        <span className={styles.kind}>
          {kind === 'image' ? <ImageIcon /> : <VideoIcon />}
          {m[kind]}
        </span>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button
        emphasis="quiet"
        size="small"
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        pending={media?.status === 'pending'}
        aria-label={isShown ? m.hideOf(name) : m.showOf(name)}
        onClick={isShown ? onHide : onShow}
      >
        {isShown ? m.hide : m.show}
      </Button>
      <div role="alert">
        {media?.status === 'failed' && (
          <Text kind="caption" tone="danger">
            {media.error}
          </Text>
        )}
      </div>
    </div>
  );
}

function Shown({ kind, src, name }: { kind: 'image' | 'video'; src: string; name: string }) {
  if (kind === 'image')
    return <Picture src={src} alt={name} ratio="4/3" fit="contain" rounded="md" priority />;
  return (
    <div className={styles.video}>
      <MediaPlayer kind="video" src={src} title={name} />
    </div>
  );
}
