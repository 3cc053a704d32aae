import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentNotProcessed, PaymentRefused, PaymentUnavailable } from './gateway.ts';
import { type JsonObject, objectOf, parseObject, textOf } from './jsonFields.ts';

type Options = { apiUrl: string; secretKey: string; timeoutMs: number; fetch: typeof fetch };

type Request = {
  /** Name of the call, for error messages. */
  step: string;
  method: 'GET' | 'POST';
  path: string;
  body?: JsonObject;
  idempotencyKey?: string;
  /** Must not exceed the requester's own timeout. */
  timeoutMs?: number;
};

export type Refusal = { ok: false; step: string; status: number; code: string };
export type Response = { ok: true; body: JsonObject } | Refusal;

const pausesAfterConflict = [50, 100, 200, 400, 800];

const isTransient = (status: number) => status >= 500 || [408, 409, 425, 429].includes(status);

/** Sends one request to KOMOJU. Throws PaymentUnavailable unless the response is JSON. */
export function createRequester({ apiUrl, secretKey, timeoutMs, fetch }: Options) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function sendOnce(request: Request): Promise<Response> {
    const { step, method, path, body, idempotencyKey } = request;
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(Math.min(timeoutMs, request.timeoutMs ?? timeoutMs)),
        headers: {
          Authorization: authorization,
          Accept: 'application/json',
          'X-KOMOJU-API-VERSION': '2025-01-28',
          ...(body && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'X-KOMOJU-IDEMPOTENCY': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      const reason = networkReason(error);
      throw notConnected.has(reason)
        ? new PaymentNotProcessed(step, reason)
        : new PaymentUnavailable(step, reason);
    }
    const result = parseObject(text);
    if (status >= 200 && status < 300) {
      if (result === null) throw new PaymentUnavailable(step, `${status} without JSON`);
      return { ok: true, body: result };
    }
    const code = errorCode(result);
    if (code === null && status === 429) throw new PaymentNotProcessed(step, `HTTP ${status}`);
    if (code === null && status !== 409) throw new PaymentUnavailable(step, `HTTP ${status}`);
    return { ok: false, step, status, code: code ?? 'conflict' };
  }

  return async function send(request: Request): Promise<Response> {
    for (const pause of pausesAfterConflict) {
      const response = await sendOnce(request);
      if (response.ok || response.status !== 409) return response;
      await sleep(pause * (randomInt(50, 150) / 100));
    }
    return sendOnce(request);
  };
}

// No connection was established, so the gateway did not receive the request.
const notConnected = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export function throwRefusal({ step, status, code }: Refusal): never {
  if (status === 429) throw new PaymentNotProcessed(step, `HTTP ${status} ${code}`);
  if (isTransient(status)) throw new PaymentUnavailable(step, `HTTP ${status} ${code}`);
  throw new PaymentRefused(step, code);
}

// The gateway's message may repeat what was sent, including a card number. Only the code is used.
function errorCode(body: JsonObject | null): string | null {
  const code = textOf(objectOf(body?.error)?.code);
  return code !== null && /^[a-z0-9_]{1,60}$/.test(code) ? code : null;
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = objectOf(error.cause)?.code;
  return textOf(code) ?? error.name;
}
