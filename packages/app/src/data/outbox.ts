import { ApiError, NetworkError, pauseAfter, unwrap } from '@homestand/api-client';
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

export type Sent = { topicId: string; messageId: string };

type OnSent = (text: UnsentText, sent: Sent) => void;

const waiting = new Map<string, (sent: Sent) => void>();

let onSent: OnSent | undefined;
let working = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is kept, in order, whenever it can, until it is stopped. */
export function startOutbox(listener: OnSent): () => void {
  onSent = listener;
  const wake = () => wakeOutbox();
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wakeOutbox();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  wake();
  return () => {
    onSent = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
  };
}

/** Keeps a text and sends it; the promise is for whoever wants to know when the server has it. */
export function sendText(to: Target, text: string): Promise<Sent> {
  const { key } = keepText(to, text);
  wakeOutbox();
  return new Promise((resolve) => waiting.set(key, resolve));
}

/** Tries at once: because somebody asked for it, or because the line is back. */
export function wakeOutbox() {
  clearTimeout(timer);
  if (onSent) void work();
}

export function resendText(key: string) {
  changeText(key, { state: 'sending' });
  wakeOutbox();
}

async function work() {
  if (working) return;
  working = true;
  try {
    await alone(sendAll);
    failures = 0;
  } catch (error) {
    rest(error);
  } finally {
    working = false;
  }
}

/** One tab at a time, so that the order holds; where there are no locks, the keys still prevent doubles. */
const alone = (task: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request('homestand-outbox', task) : task();

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

/** The line, the session or the moment is bad, not the text. */
const isForNow = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && ([401, 403, 423, 429].includes(error.code) || error.code >= 500));

function rest(error: unknown) {
  const person = getSession()?.userId;
  for (const { key, personId, state } of getUnsent().texts)
    if (personId === person && state === 'sending') changeText(key, { state: 'unsent' });
  failures++;
  const sessionIsOver = error instanceof ApiError && [401, 403].includes(error.code);
  if (!sessionIsOver) timer = setTimeout(wakeOutbox, pauseAfter(error, failures, 2000) ?? 30_000);
}
