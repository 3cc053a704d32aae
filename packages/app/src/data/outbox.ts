import { unwrap } from '@homestand/api-client';
import { getSession } from '../stores/session.store';
import {
  changeText,
  dropText,
  getUnsent,
  isStillUnsent,
  keepText,
  type Target,
  type UnsentText,
} from '../stores/unsent.store';
import { client } from './api';
import { createCourier, isForNow } from './courier';
import { offerPush } from './notifications';

export type Sent = { topicId: string; messageId: string };

type OnSent = (text: UnsentText, sent: Sent) => void;

const waiting = new Map<string, (sent: Sent) => void>();

let onSent: OnSent | undefined;

// The keys of texts prevent doubles.
const courier = createCourier('outbox', sendAll, rest);

/** Sends what is kept, in order, whenever it can, until it is stopped. */
export function startOutbox(listener: OnSent): () => void {
  onSent = listener;
  const stop = courier.start();
  return () => {
    onSent = undefined;
    stop();
  };
}

/** Keeps a text and sends it; the promise is for whoever wants to know when the server has it. */
export function sendText(to: Target, text: string): Promise<Sent> {
  const { key } = keepText(to, text);
  wakeOutbox();
  return new Promise((resolve) => waiting.set(key, resolve));
}

/** Tries at once. */
export const wakeOutbox = courier.wake;

export function resendText(key: string) {
  changeText(key, { state: 'sending' });
  wakeOutbox();
}

const next = () =>
  getUnsent().texts.find(
    ({ personId, state }) => personId === getSession()?.userId && state !== 'refused',
  );

async function sendAll() {
  for (let text = next(); text && onSent; text = next()) {
    if (!isStillUnsent(text.key)) {
      dropText(text.key);
      continue;
    }
    try {
      arrive(text, await send(text));
    } catch (error) {
      if (isForNow(error)) throw error;
      changeText(text.key, { state: 'refused' });
    }
  }
}

function arrive(text: UnsentText, sent: Sent) {
  onSent?.(text, sent);
  dropText(text.key);
  waiting.get(text.key)?.(sent);
  waiting.delete(text.key);
  offerPush('message');
}

async function send({ key, topicId, playerId, text }: UnsentText): Promise<Sent> {
  const header = { 'Idempotency-Key': key };
  if (topicId === null) {
    const body = { chatType: 'private' as const, playerId: playerId ?? 0, content: text };
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
  return { topicId, messageId: (await unwrap<Awaited<typeof call>>(call)).messageId };
}

function rest() {
  const person = getSession()?.userId;
  for (const { key, personId, state } of getUnsent().texts)
    if (personId === person && state === 'sending') changeText(key, { state: 'unsent' });
}
