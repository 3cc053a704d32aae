import { unwrap } from '@homestand/api-client';
import { object, string, type ValueOf } from '@homestand/api-client/schema';
import { createStored } from '@homestand/app-core/browser/storage';
import { isTemporary, joinDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { client } from '../client';

const shortestPauseMs = 5000;
const jitterMs = 5000;

/** Marks on their way to the server, by topic: one that has not arrived is sent later, also after a new start. */
const storedMark = object({ personId: string, topicId: string, messageId: string });
const stored = createStored('read:', storedMark);

/** The newest message that has been read, of each topic with unsent marks. */
const read = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Calls under way, by the id of the stored mark. */
const sending = new Map<string, { messageId: string; call: Promise<void> }>();

type StoredMark = ValueOf<typeof storedMark>;

const idOf = ({ personId, topicId }: StoredMark) => `${personId}:${topicId}`;

/** Notes a message as read. The mark is sent 5 to 10 seconds later, together with those of later messages. */
export function noteRead(topicId: string, messageId: string) {
  read.set(topicId, messageId);
  timer ??= setTimeout(sendReadMarks, shortestPauseMs + Math.random() * jitterMs);
}

/** Sends all marks now; resolves when the server has taken them or could not be reached. */
export async function sendReadMarks(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  for (const [topicId, messageId] of read) {
    const mark = { personId, topicId, messageId };
    stored.write(mark, idOf(mark));
  }
  read.clear();
  for (const mark of stored.readAll())
    if (mark.personId === personId && sending.get(idOf(mark))?.messageId !== mark.messageId) {
      const call = send(mark).finally(() => {
        if (sending.get(idOf(mark))?.call === call) sending.delete(idOf(mark));
      });
      sending.set(idOf(mark), { messageId: mark.messageId, call });
    }
  await Promise.all([...sending.values()].map(({ call }) => call));
}

async function send(mark: StoredMark) {
  const { topicId, messageId } = mark;
  try {
    await unwrap(
      client.POST('/v1/topics/{topicId}/messages/{messageId}/read', {
        params: { path: { topicId, messageId } },
        // The page may be closing.
        keepalive: true,
      }),
    );
  } catch (error) {
    if (isTemporary(error)) return;
  }
  // A newer mark may have been stored meanwhile.
  if (stored.read(idOf(mark))?.messageId === messageId) stored.remove(idOf(mark));
}

joinDeliveryQueues(() => void sendReadMarks());

/** Sends marks of an earlier start, and from then on those that wait whenever the page is hidden, until stopped. */
export function startReadMarks(): () => void {
  const sendWhenHidden = () => document.visibilityState === 'hidden' && void sendReadMarks();
  const sendBeforeClosing = () => void sendReadMarks();
  document.addEventListener('visibilitychange', sendWhenHidden);
  window.addEventListener('pagehide', sendBeforeClosing);
  void sendReadMarks();
  return () => {
    document.removeEventListener('visibilitychange', sendWhenHidden);
    window.removeEventListener('pagehide', sendBeforeClosing);
  };
}

onClearPersonData(() => {
  clearTimeout(timer);
  timer = undefined;
  read.clear();
});
