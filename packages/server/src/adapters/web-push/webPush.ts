import { createHash } from 'node:crypto';
import { encrypt } from './encrypt.ts';
import type { BrowserKeys, KeyPair } from './keys.ts';
import { createVapid } from './vapid.ts';

export type Push = {
  endpoint: string;
  keys: BrowserKeys;
  payload: string;
  /** The subject: what has not arrived of it yet is replaced. */
  tag: string;
  /** Seconds after which nobody wants to be told any more. */
  lifetime: number;
};

export type PushOutcome =
  | { state: 'taken' }
  /** The browser has gone, or does not want to be told any more. */
  | { state: 'gone' }
  /** Not now: this browser has had too much. */
  | { state: 'busy'; retryAfter: number | null }
  /** Not now: the service itself does not work, or cannot be reached. */
  | { state: 'away'; retryAfter: number | null }
  /** Never: the service does not like what we send. */
  | { state: 'refused'; status: number };

export type WebPush = ReturnType<typeof createWebPush>;

const timeoutMs = 10_000;

/** Hands notices to the push services of browsers. */
export function createWebPush(pair: KeyPair, subject: string) {
  const authorization = createVapid(pair, subject);

  async function send({ endpoint, keys, payload, tag, lifetime }: Push): Promise<PushOutcome> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization(endpoint),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(lifetime),
        Urgency: 'normal',
        Topic: topicOf(tag),
      },
      body: new Uint8Array(encrypt(Buffer.from(payload), keys)),
      // Wherever it would lead is not what was allowed.
      redirect: 'manual',
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

/** Seconds, or a date. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), maxDelaySeconds);
}

/** A push service takes 32 characters of the alphabet of base64url, and need not know the subject. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
