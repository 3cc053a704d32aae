import type { components } from '@homestand/api-client';
import { describe, expect, test } from 'vitest';
import {
  isRefund,
  isRunning,
  isSettled,
  type PaymentState,
  stateOfOrder,
  transition,
} from './paymentAttemptState';

type Order = components['schemas']['Order'];

const error = new Error('lost');

const states: readonly PaymentState[] = [
  { name: 'idle', cancelled: true },
  { name: 'tokenising' },
  { name: 'waiting' },
  { name: 'placing', repeated: true, message: null },
  { name: 'paid', orderId: '1' },
  { name: 'redirecting', orderId: '1', url: 'https://bank.example', sessionId: null },
  { name: 'returning', orderId: '1' },
  { name: 'checking' },
  { name: 'refused', reason: { kind: 'notSent' } },
  { name: 'unknown', error },
];

const results = ['paid', 'redirecting', 'returning', 'refused', 'unknown'];

describe('[CHK-09] a payment attempt', () => {
  test.each([
    ['idle', ['tokenising', 'refused']],
    ['tokenising', ['waiting', 'placing', ...results]],
    ['waiting', ['tokenising', ...results]],
    ['placing', ['placing', ...results]],
    ['paid', []],
    ['redirecting', []],
    ['returning', []],
    ['checking', ['idle', 'returning', 'unknown']],
    ['refused', ['tokenising', 'refused']],
    ['unknown', ['tokenising', 'checking', 'refused']],
  ])('%s leads to %s only', (name, names) => {
    const state = states.find((state) => state.name === name) as PaymentState;
    const reached = states.filter((next) => transition(state, { ...next }) !== state);
    expect(reached.map((next) => next.name)).toEqual(names);
    for (const next of reached) expect(transition(state, next)).toBe(next);
  });

  test('runs from the start until it is refused or unknown', () => {
    expect(states.filter(isRunning).map(({ name }) => name)).toEqual([
      'tokenising',
      'waiting',
      'placing',
      'paid',
      'redirecting',
      'returning',
    ]);
  });
});

describe('[CHK-09] the state of an order', () => {
  test.each([
    ['paid', { name: 'paid', orderId: '1' }],
    ['at_pickup', { name: 'paid', orderId: '1' }],
    ['awaiting', { name: 'checking' }],
    ['failed', { name: 'refused', reason: { kind: 'failed' } }],
    ['canceled', { name: 'refused', reason: { kind: 'canceled' } }],
    ['refund_due', { name: 'refused', reason: { kind: 'refund_due' } }],
    ['refunded', { name: 'refused', reason: { kind: 'refunded' } }],
  ] as const)('%s', (status, state) => {
    const order = { id: '1', paymentStatus: status };
    expect(stateOfOrder(order, undefined)).toEqual(state);
    expect(stateOfOrder(order, error), 'known before an error').toEqual(state);
  });

  test('without an order: checking, or unknown after an error', () => {
    expect(stateOfOrder(undefined, undefined)).toEqual({ name: 'checking' });
    expect(stateOfOrder(undefined, error)).toEqual({ name: 'unknown', error });
  });

  test('is settled when paid or refunded', () => {
    const of = (paymentStatus: Order['paymentStatus']) =>
      stateOfOrder({ id: '1', paymentStatus }, undefined);
    for (const status of ['refund_due', 'refunded'] as const)
      expect(isRefund(of(status)) && isSettled(of(status))).toBe(true);
    expect(isSettled(of('paid')) && !isRefund(of('paid'))).toBe(true);
    for (const status of ['awaiting', 'failed', 'canceled'] as const)
      expect(isSettled(of(status)), status).toBe(false);
  });
});
