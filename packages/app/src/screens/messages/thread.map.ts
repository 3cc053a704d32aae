import type { Session } from '@homestand/app-core/session/session';
import type { ThreadMessage } from '@homestand/ui';
import type { OutboxFile, OutboxText } from '../../data/messages/outbox.store';
import type { KeyedMessage } from '../../data/messages/thread.merge';

type Me = Pick<Session, 'viewer' | 'userId' | 'playerCardsId' | 'name' | 'pictureUrl'>;

type Parts = {
  messages: readonly KeyedMessage[];
  texts: readonly OutboxText[];
  files: readonly OutboxFile[];
  me: Me;
};

/** The shown messages: the server's, followed by those of the outbox. */
export function toThreadMessages({ messages, texts, files, me }: Parts): ThreadMessage[] {
  const there = new Set(texts.flatMap(({ arrivedAs }) => arrivedAs ?? []));
  const known = there.size > 0 ? new Set(messages.map(({ messageId }) => messageId)) : there;
  const waiting = [
    ...texts
      .filter(({ arrivedAs }) => arrivedAs === null || !known.has(arrivedAs))
      .map((text) => fromText(text, me)),
    ...files.map((file) => fromFile(file, me)),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return [...messages.map((message) => fromServer(message, me)), ...waiting];
}

/** Maps each message once, so that one new message does not rebuild a thread of 100,000. */
const made = new WeakMap<KeyedMessage, ThreadMessage>();

function fromServer(message: KeyedMessage, me: Me): ThreadMessage {
  const known = made.get(message);
  if (known) return known;
  const { mediaUrl, thumbnailUrl, width, height, duration, fileName } = message;
  const shown: ThreadMessage = {
    key: message.key,
    messageId: message.messageId,
    own: isOwn(message, me),
    senderType: message.senderType,
    senderId: message.senderId,
    senderName: message.senderName,
    senderAvatar: message.senderAvatar,
    kind: message.messageType,
    text: message.content,
    at: message.createdAt,
    media:
      mediaUrl === null ? null : { url: mediaUrl, thumbnailUrl, width, height, duration, fileName },
    state: 'sent',
    progress: null,
  };
  made.set(message, shown);
  return shown;
}

/** A player's own messages carry the player card's id, a fan's the user id. */
const senderOf = ({ viewer, userId, playerCardsId }: Me) => ({
  senderType: viewer,
  senderId: viewer === 'player' ? String(playerCardsId) : userId,
});

function isOwn({ senderType, senderId }: KeyedMessage, me: Me) {
  const own = senderOf(me);
  return senderType === own.senderType && senderId === own.senderId;
}

const ownPart = (me: Me) => ({
  messageId: null,
  own: true,
  ...senderOf(me),
  senderName: me.name,
  senderAvatar: me.pictureUrl ?? '',
});

const fromText = ({ key, text, at, state }: OutboxText, me: Me): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, text, at, kind: 'text', media: null, progress: null },
  state: state === 'sending' ? 'sending' : 'unsent',
});

const fromFile = (
  { key, at, kind, state, progress, previewUrl, width, height, file }: OutboxFile,
  me: Me,
): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, at, kind, state, progress, text: '' },
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
