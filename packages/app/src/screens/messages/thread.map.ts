import type { Session } from '@homestand/app-core/session/session';
import type { ThreadMessage } from '@homestand/ui';
import type { OutboxFile, OutboxText } from '../../data/messages/outbox.store';
import { isOwnMessage, type KeyedMessage, senderOf } from '../../data/messages/thread.merge';

type Me = Pick<Session, 'viewer' | 'userId' | 'playerCardsId' | 'name' | 'pictureUrl'>;

type Parts = {
  messages: readonly KeyedMessage[];
  texts: readonly OutboxText[];
  files: readonly OutboxFile[];
  me: Me;
};

/** The shown messages: the server's, followed by those of the outbox. */
export function toThreadMessages({ messages, texts, files, me }: Parts): ThreadMessage[] {
  const isWaiting = ({ key }: { key: string }) => !messages.some((message) => message.key === key);
  const waiting = [
    ...texts.filter(isWaiting).map((text) => fromText(text, me)),
    ...files.filter(isWaiting).map((file) => fromFile(file, me)),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return [...messages.map((message) => fromServer(message, me)), ...waiting];
}

/** Maps each message once, so that one new message does not rebuild a thread of 100,000. */
const made = new WeakMap<KeyedMessage, ThreadMessage>();

function fromServer(message: KeyedMessage, me: Me): ThreadMessage {
  const earlier = made.get(message);
  if (earlier) return earlier;
  const { mediaUrl, thumbnailUrl, width, height, duration, fileName } = message;
  const shown: ThreadMessage = {
    key: message.key,
    messageId: message.messageId,
    own: isOwnMessage(message, me),
    senderType: message.senderType,
    senderId: message.senderId,
    senderName: message.senderName,
    senderAvatar: message.senderAvatar,
    kind: message.messageType,
    text: message.content,
    hidden: message.isHidden === true,
    at: message.createdAt,
    media:
      mediaUrl === null ? null : { url: mediaUrl, thumbnailUrl, width, height, duration, fileName },
    state: 'sent',
    progress: null,
  };
  made.set(message, shown);
  return shown;
}

const ownPart = (me: Me) => ({
  messageId: null,
  own: true,
  ...senderOf(me),
  senderName: me.name,
  senderAvatar: me.pictureUrl ?? '',
});

const fromText = ({ key, text, at, state, refusal }: OutboxText, me: Me): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, text, at, kind: 'text', media: null, progress: null, refusal },
  state: state === 'sending' ? 'sending' : 'unsent',
});

const fromFile = (
  { key, at, kind, state, refusal, progress, previewUrl, width, height, file }: OutboxFile,
  me: Me,
): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, at, kind, state, refusal, progress, text: '' },
  media: {
    url: previewUrl,
    // A video file cannot be shown as an image: its poster comes with the response.
    thumbnailUrl: kind === 'image' ? previewUrl : null,
    width,
    height,
    duration: null,
    fileName: file.name,
  },
});
