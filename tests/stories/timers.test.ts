import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stoppableTimers } from './page/timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout: globalThis.setTimeout });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('timers of a second or more run unless they are stopped, shorter ones always', () => {
  const timers = stoppableTimers();
  const ran: string[] = [];
  window.setTimeout(() => ran.push('long, before'), 1000);
  vi.advanceTimersByTime(1000);
  window.setTimeout(() => ran.push('long, stopped'), 3000);
  window.setTimeout(() => ran.push('short, before'), 999);
  timers.stop();
  window.setTimeout(() => ran.push('long, after'), 3000);
  window.setTimeout(() => ran.push('short, after'));
  vi.advanceTimersByTime(60_000);
  expect(ran).toEqual(['long, before', 'short, after', 'short, before']);

  timers.resume();
  window.setTimeout(() => ran.push('long, resumed'), 1000);
  vi.advanceTimersByTime(60_000);
  expect(ran.slice(3)).toEqual(['long, resumed']);
});
