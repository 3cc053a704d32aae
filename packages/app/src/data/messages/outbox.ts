import { ApiError, unwrap } from '@homestand/api-client';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { getSession } from '@homestand/app-core/session/session';
import { client } from '../client';
import { offerPush } from '../push/notifications';
import { applySentMessage } from './events';
import {
  addText,
  followOutbox,
  getOutbox,
  type OutboxText,
  reloadTexts,
  removeText,
  type SentMessage,
  type Target,
  unsentTo,
  updateText,
} from './outbox.store';

// The texts' idempotency keys prevent duplicates.
const queue = createDeliveryQueue('outbox', sendAll, markUnsent);

/** Sends stored texts in order whenever possible, until stopped. */
export const startOutbox = queue.start;

/** Stores a text and sends it; the promise resolves when the server has it, with null if it is refused or removed. */
export function sendText(to: Target, text: string): Promise<SentMessage | null> {
  const { key } = addText(to, text);
  queue.wake();
  return new Promise((resolve) => {
    const stop = followOutbox(({ texts }) => {
      const item = texts.find((text) => text.key === key);
      if (item && item.state !== 'refused' && !item.sent) return;
      stop();
      resolve(item?.sent ?? null);
    });
  });
}

export function resendText(key: string) {
  updateText(key, { state: 'sending', refusal: null });
  queue.wake();
}

/** Sends all unsent texts to this target again. */
export function resendTexts(to: Target) {
  for (const { key } of unsentTo(to, getOutbox().texts))
    updateText(key, { state: 'sending', refusal: null });
  queue.wake();
}

/** The oldest, whichever tab it was written in: the event of another tab's change may be late or missed. */
function next(): OutboxText | undefined {
  reloadTexts();
  return getOutbox().texts.find(
    ({ personId, state }) => personId === getSession()?.userId && state !== 'refused',
  );
}

async function sendAll() {
  for (let text = next(); text && queue.isStarted(); text = next()) {
    try {
      settle(text, await send(text));
    } catch (error) {
      if (isTemporary(error)) throw error;
      const refusal = error instanceof ApiError ? error.message : null;
      updateText(text.key, { state: 'refused', refusal });
    }
  }
}

function settle(text: OutboxText, sent: SentMessage) {
  const { key, personId } = text;
  // The next person's screens show nothing of it.
  if (personId === getSession()?.userId) applySentMessage(key, sent);
  updateText(key, { sent });
  removeText(key);
  offerPush('message');
}

async function send({ key, topicId, playerId, atTop, text }: OutboxText): Promise<SentMessage> {
  const header = { 'Idempotency-Key': key };
  if (topicId === null) {
    const body = { chatType: 'private' as const, playerId: playerId ?? 0, content: text };
    return unwrap(client.POST('/v1/user/message/send', { params: { header }, body }));
  }
  if (atTop) {
    const body = { chatType: 'group' as const, topicId, content: text };
    return unwrap(client.POST('/v1/user/message/send', { params: { header }, body }));
  }
  const call =
    getSession()?.viewer === 'player'
      ? client.POST('/v1/player/auth/topics/{topicId}/messages', {
          params: { header, path: { topicId } },
          body: { content: text },
        })
      : client.POST('/v1/user/chats/message', {
          params: { header },
          body: { topicId, content: text },
        });
  return { topicId, ...(await unwrap<Awaited<typeof call>>(call)) };
}

function markUnsent() {
  const person = getSession()?.userId;
  for (const { key, personId, state } of getOutbox().texts)
    if (personId === person && state === 'sending') updateText(key, { state: 'unsent' });
}
