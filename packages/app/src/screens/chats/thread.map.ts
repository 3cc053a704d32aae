import type { ThreadMessage } from '@homestand/ui';
import type { KeptMessage } from '../../data/thread.merge';
import type { Session } from '../../stores/session.store';
import type { UnsentFile, UnsentText } from '../../stores/unsent.store';

type Me = Pick<Session, 'viewer' | 'userId' | 'playerCardsId' | 'name' | 'pictureUrl'>;

type Parts = {
  messages: readonly KeptMessage[];
  texts: readonly UnsentText[];
  files: readonly UnsentFile[];
  me: Me;
};

/** What the thread shows: what the server has, and after it what is still on its way there. */
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

/** The same message is the same object: a thread of 100,000 is not made anew for one more. */
const made = new WeakMap<KeptMessage, ThreadMessage>();

function fromServer(message: KeptMessage, me: Me): ThreadMessage {
  const known = made.get(message);
  if (known) return known;
  const { mediaUrl, thumbnailUrl, width, height, duration, fileName } = message;
  const shown: ThreadMessage = {
    key: message.key,
    messageId: message.messageId,
    own: isOwn(message, me),
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

/** A player's own messages carry their card's id, a fan's their user id. */
const isOwn = ({ senderType, senderId }: KeptMessage, me: Me) =>
  senderType === me.viewer &&
  senderId === (me.viewer === 'player' ? String(me.playerCardsId) : me.userId);

const ownPart = ({ name, pictureUrl }: Me) => ({
  messageId: null,
  own: true,
  senderName: name,
  senderAvatar: pictureUrl ?? '',
});

const fromText = ({ key, text, at, state }: UnsentText, me: Me): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, text, at, kind: 'text', media: null, progress: null },
  state: state === 'sending' ? 'sending' : 'unsent',
});

const fromFile = (
  { key, at, kind, state, progress, previewUrl, width, height, file }: UnsentFile,
  me: Me,
): ThreadMessage => ({
  ...ownPart(me),
  ...{ key, at, kind, state, progress, text: '' },
  media: {
    url: previewUrl,
    // A video is no picture: its still comes with the answer.
    thumbnailUrl: kind === 'image' ? previewUrl : null,
    width,
    height,
    duration: null,
    fileName: file.name,
  },
});
