import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { anySignal } from './anySignal';

test('[ENG-02] the first abort gives the reason, later ones change nothing', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal(first.signal, second.signal);
  expect(signal.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(signal.reason).toBe('second');
});

test('[ENG-02] an already aborted signal aborts at once', () => {
  const reason = new Error('before');
  const other = new AbortController();
  expect(anySignal(other.signal, AbortSignal.abort(reason)).reason).toBe(reason);
  expect(getEventListeners(other.signal, 'abort')).toEqual([]);
});

test('[ENG-02] no listener stays on the other signals after an abort', () => {
  const [long, short] = [new AbortController(), new AbortController()];
  for (let call = 0; call < 3; call++) anySignal(long.signal, short.signal);
  expect(getEventListeners(long.signal, 'abort')).toHaveLength(3);
  short.abort();
  expect(getEventListeners(long.signal, 'abort')).toEqual([]);
});
