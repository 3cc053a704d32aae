import { describe, expect, test } from 'vitest';
import {
  isRefund,
  isRunning,
  isSettled,
  type PaymentEvent,
  type PaymentState,
  type Placed,
  stateOfOrder,
  transition,
} from './paymentAttempt';

const idle: PaymentState = { name: 'idle', cancelled: false };
const placing: PaymentState = { name: 'placing', repeated: false, message: null };
const refused: PaymentState = { name: 'refused', reason: { kind: 'notSent' } };
const error = new Error('lost');
const unknown: PaymentState = { name: 'unknown', error };
const placed = (values: Partial<Placed>): PaymentEvent => ({
  type: 'placed',
  placed: { orderId: '1', paid: false, redirectUrl: null, sessionId: null, ...values },
});

const states: readonly PaymentState[] = [
  idle,
  { name: 'waiting' },
  { name: 'tokenising' },
  placing,
  { name: 'paid' },
  { name: 'redirecting' },
  { name: 'returning' },
  { name: 'checking' },
  refused,
  unknown,
];

/** Each event with the states it leaves, and the state it leads to. */
const table: readonly [string, PaymentEvent, readonly PaymentState['name'][], PaymentState][] = [
  ['start', { type: 'start' }, ['idle', 'refused', 'unknown'], { name: 'tokenising' }],
  ['otherTab', { type: 'otherTab' }, ['tokenising'], { name: 'waiting' }],
  ['locked', { type: 'locked' }, ['waiting'], { name: 'tokenising' }],
  ['tokenised', { type: 'tokenised' }, ['tokenising'], placing],
  [
    'noResponse',
    { type: 'noResponse', message: '混み合っています。' },
    ['placing'],
    { name: 'placing', repeated: true, message: '混み合っています。' },
  ],
  [
    'placed and paid',
    placed({ paid: true }),
    ['tokenising', 'waiting', 'placing', 'checking'],
    { name: 'paid' },
  ],
  [
    'placed, with a bank page',
    placed({ redirectUrl: 'https://bank.example' }),
    ['tokenising', 'waiting', 'placing', 'checking'],
    { name: 'redirecting' },
  ],
  [
    'placed, result open',
    placed({}),
    ['tokenising', 'waiting', 'placing', 'checking'],
    { name: 'returning' },
  ],
  [
    'refused',
    { type: 'refused', reason: { kind: 'priceChanged' } },
    ['idle', 'refused', 'unknown', 'tokenising', 'waiting', 'placing'],
    { name: 'refused', reason: { kind: 'priceChanged' } },
  ],
  ['lost', { type: 'lost', error }, ['tokenising', 'waiting', 'placing', 'checking'], unknown],
  ['check', { type: 'check' }, ['unknown'], { name: 'checking' }],
  ['cancelled', { type: 'cancelled' }, ['checking'], { name: 'idle', cancelled: true }],
];

describe('[CHK-09] a payment attempt', () => {
  test.each(table)('%s', (_name, event, from, to) => {
    for (const state of states) {
      const next = transition(state, event);
      if (from.includes(state.name)) expect(next, state.name).toEqual(to);
      else expect(next, state.name).toBe(state);
    }
  });

  test('runs from the start until it is refused or unknown', () => {
    expect(states.filter(isRunning).map(({ name }) => name)).toEqual([
      'waiting',
      'tokenising',
      'placing',
      'paid',
      'redirecting',
      'returning',
    ]);
  });
});

describe('[CHK-09] the state of an order', () => {
  test.each([
    ['paid', { name: 'paid' }],
    ['at_pickup', { name: 'paid' }],
    ['awaiting', { name: 'checking' }],
    ['failed', { name: 'refused', reason: { kind: 'failed' } }],
    ['canceled', { name: 'refused', reason: { kind: 'canceled' } }],
    ['refund_due', { name: 'refused', reason: { kind: 'refund_due' } }],
    ['refunded', { name: 'refused', reason: { kind: 'refunded' } }],
  ] as const)('%s', (status, state) => {
    expect(stateOfOrder(status, undefined)).toEqual(state);
    expect(stateOfOrder(status, error), 'known before an error').toEqual(state);
  });

  test('without an order: checking, or unknown after an error', () => {
    expect(stateOfOrder(undefined, undefined)).toEqual({ name: 'checking' });
    expect(stateOfOrder(undefined, error)).toEqual(unknown);
  });

  test('is settled when paid or refunded', () => {
    const of = (status: Parameters<typeof stateOfOrder>[0]) => stateOfOrder(status, undefined);
    for (const status of ['refund_due', 'refunded'] as const)
      expect(isRefund(of(status)) && isSettled(of(status))).toBe(true);
    expect(isSettled(of('paid')) && !isRefund(of('paid'))).toBe(true);
    for (const status of ['awaiting', 'failed', 'canceled'] as const)
      expect(isSettled(of(status)), status).toBe(false);
  });
});
