import { createHash } from 'node:crypto';
import { Agent, fetch, type Response } from 'undici';
import { encrypt } from './encrypt.ts';
import type { BrowserKeys, KeyPair } from './keys.ts';
import { createVapid } from './vapid.ts';

export type Push = {
  endpoint: string;
  keys: BrowserKeys;
  payload: string;
  /** Subject of the notification: replaces an undelivered one with the same tag. */
  tag: string;
  /** Seconds after which the push service drops an undelivered notification. */
  lifetime: number;
};

export type PushOutcome =
  | { state: 'taken' }
  /** The subscription no longer exists. */
  | { state: 'gone' }
  /** Rate limited: too many notifications for this browser. Retry later. */
  | { state: 'busy'; retryAfter: number | null }
  /** The push service fails or cannot be reached. Retry later. */
  | { state: 'away'; retryAfter: number | null }
  /** The push service rejects the request. Retrying does not help. */
  | { state: 'refused'; status: number };

export type WebPush = ReturnType<typeof createWebPush>;

const timeoutMs = 10_000;

export function createWebPush(pair: KeyPair, subject: string) {
  const authorization = createVapid(pair, subject);
  // Node's own fetch opens a connection for each call that runs.
  const dispatcher = new Agent({ allowH2: true });

  async function send({ endpoint, keys, payload, tag, lifetime }: Push): Promise<PushOutcome> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: await authorization(endpoint),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(lifetime),
        Urgency: 'normal',
        Topic: topicOf(tag),
      },
      body: new Uint8Array(encrypt(Buffer.from(payload), keys)),
      // A redirect would lead to an address that was not checked against the known services.
      redirect: 'manual',
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    await response?.body?.cancel().catch(() => {});
    return response ? outcomeOf(response) : { state: 'away', retryAfter: null };
  }

  return { publicKey: pair.publicKey, send };
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { state: 'taken' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const retryAfter = secondsOf(headers.get('retry-after'));
  if (status === 429) return { state: 'busy', retryAfter };
  if (status >= 500) return { state: 'away', retryAfter };
  return { state: 'refused', status };
}

const maxDelaySeconds = 24 * 60 * 60;

/** Parses Retry-After, which holds seconds or a date. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), maxDelaySeconds);
}

/** A push service accepts 32 base64url characters; the hash also hides the subject from it. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
