import { ApiError, type components, unwrap } from '@homestand/api-client';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { client } from '@homestand/app-core/http/client';
import { getSession } from '@homestand/app-core/session/session';
import { offerPush } from '../push/notifications';
import {
  addText,
  followOutbox,
  getOutbox,
  type OutboxText,
  reloadTexts,
  removeText,
  type Target,
  unsentTo,
  updateText,
} from './outbox.store';

export type SentMessage = components['schemas']['SentToTopic'];

export type OnSent = (key: string, sent: SentMessage) => void;

const waiting = new Map<string, (sent: SentMessage | null) => void>();

followOutbox(({ texts }) => {
  for (const key of waiting.keys()) {
    const text = texts.find((one) => one.key === key);
    if (!text || text.state === 'refused') settle(key, null);
  }
});

let onSent: OnSent | undefined;

// The texts' idempotency keys prevent duplicates.
const queue = createDeliveryQueue('outbox', sendAll, rest);

/** Sends stored texts in order whenever possible, until stopped. */
export function startOutbox(listener: OnSent): () => void {
  onSent = listener;
  const stop = queue.start();
  return () => {
    onSent = undefined;
    stop();
  };
}

/** Stores a text and sends it; the promise resolves when the server has it, with null if it is refused or removed. */
export function sendText(to: Target, text: string): Promise<SentMessage | null> {
  const { key } = addText(to, text);
  wakeOutbox();
  return new Promise((resolve) => waiting.set(key, resolve));
}

export const wakeOutbox = queue.wake;

export function resendText(key: string) {
  updateText(key, { state: 'sending', refusal: null });
  wakeOutbox();
}

/** Sends all unsent texts to this target again. */
export function resendTexts(to: Target) {
  for (const { key } of unsentTo(to, getOutbox().texts))
    updateText(key, { state: 'sending', refusal: null });
  wakeOutbox();
}

/** The oldest, whichever tab it was written in: the event of another tab's change may be late or missed. */
function next(): OutboxText | undefined {
  reloadTexts();
  return getOutbox().texts.find(
    ({ personId, state }) => personId === getSession()?.userId && state !== 'refused',
  );
}

async function sendAll() {
  for (let text = next(); text && onSent; text = next()) {
    try {
      arrive(text, await send(text));
    } catch (error) {
      if (isTemporary(error)) throw error;
      const refusal = error instanceof ApiError ? error.message : null;
      updateText(text.key, { state: 'refused', refusal });
    }
  }
}

function arrive(text: OutboxText, sent: SentMessage) {
  onSent?.(text.key, sent);
  settle(text.key, sent);
  removeText(text.key);
  offerPush('message');
}

function settle(key: string, sent: SentMessage | null) {
  waiting.get(key)?.(sent);
  waiting.delete(key);
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

function rest() {
  const person = getSession()?.userId;
  for (const { key, personId, state } of getOutbox().texts)
    if (personId === person && state === 'sending') updateText(key, { state: 'unsent' });
}
