import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JsonObject } from '@homestand/server/stand-in-support';
import type { Behaviour, Card } from './cards.ts';

export type Token = Card & { createdAt: number; isUsed: boolean };

export type Payment = {
  id: string;
  sessionId: string;
  status: 'captured' | 'failed' | 'cancelled' | 'refunded';
  amount: number;
  amountRefunded: number;
  brand: string;
  last4: string;
  createdAt: number;
  refunds: { id: string; amount: number; createdAt: number }[];
};

export type Authentication = {
  id: string;
  status: 'NEEDS_VERIFY' | 'OK' | 'ERRORED';
  brand: string;
  last4: string;
  behaviour: Behaviour;
  createdAt: number;
};

export type Session = {
  id: string;
  status: 'pending' | 'completed' | 'cancelled';
  amount: number;
  returnUrl: string;
  email: string | null;
  orderNumber: string;
  metadata: JsonObject;
  /** The decline requested by the Komoju-Scenario header. */
  scenario: string | null;
  createdAt: number;
  completedAt: number | null;
  cancelledAt: number | null;
  authentication: Authentication | null;
  paymentId: string | null;
};

export type Delivery = { eventId: string; type: string; body: string; attempts: number };

export type StoredResponse = {
  fingerprint: string;
  status: number;
  body: JsonObject;
  createdAt: number;
};

export type State = {
  tokens: Record<string, Token>;
  sessions: Record<string, Session>;
  payments: Record<string, Payment>;
  answers: Record<string, StoredResponse>;
  deliveries: Delivery[];
};

export const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The stand-in's state. `save` resolves once the file holds every change made before the call. */
export function openState(file: string | undefined, now: () => number) {
  const state: State = read(file);
  let writing: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function save(): Promise<void> {
    if (file === undefined) return Promise.resolve();
    const earlier = (writing ?? Promise.resolve()).catch(() => {});
    next ??= earlier.then(() => {
      next = null;
      writing = write(file);
      return writing;
    });
    return next;
  }

  /** Resolves once every change passed to `save` so far is in the file. */
  const saved = () => next ?? writing ?? Promise.resolve();

  async function write(path: string) {
    forgetOld(state, now() - dayInMilliseconds);
    const draft = `${path}.next`;
    await mkdir(dirname(path), { recursive: true });
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(state));
      // The content is on the disk before the name points to it.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  }

  return { state, save, saved };
}

function read(file: string | undefined): State {
  if (file === undefined || !existsSync(file)) {
    return { tokens: {}, sessions: {}, payments: {}, answers: {}, deliveries: [] };
  }
  try {
    // Only this module writes the file.
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. Restore it, or delete it: the payments of the stand-in are gone then.`,
      {
        cause,
      },
    );
  }
}

function forgetOld({ tokens, answers: responses }: State, before: number) {
  for (const entries of [tokens, responses]) {
    for (const [key, { createdAt }] of Object.entries(entries)) {
      if (createdAt < before) delete entries[key];
    }
  }
}
