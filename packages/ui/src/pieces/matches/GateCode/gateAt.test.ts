import { expect, test } from 'vitest';
import { gateAt } from './gateAt';

const at = (time: string) => Date.parse(`2026-11-21T${time}+09:00`);

function matchAt(opponent: string, from: string, to: string) {
  const firstWindow = Math.floor(at(from) / 30_000);
  const count = (at(to) - at(from)) / 30_000;
  return {
    ...{ opponent, firstWindow },
    from: new Date(at(from)).toISOString(),
    to: new Date(at(to)).toISOString(),
    codes: Array.from({ length: count }, (_, index) => `${opponent} ${firstWindow + index}`),
  };
}

const matches = [matchAt('港南', '11:00:00', '13:00:00'), matchAt('北浦', '12:30:00', '15:00:00')];
const gate = (time: string) => gateAt(matches, at(time), 30);

test('[MATCH-06] the code changes every 30 seconds within the hours of the match', () => {
  const window = Math.floor(at('11:10:00') / 30_000);
  expect(gate('11:10:00').current).toEqual({
    ...{ opponent: '港南', code: `港南 ${window}`, remainingSeconds: 30 },
  });
  expect(gate('11:10:29').current).toMatchObject({ code: `港南 ${window}`, remainingSeconds: 1 });
  expect(gate('11:10:30').current).toMatchObject({ code: `港南 ${window + 1}` });
});

test('[MATCH-06] before and after the hours there is none; the next match is named', () => {
  expect(gate('10:59:59')).toMatchObject({ current: null, coming: { opponent: '港南' } });
  expect(gate('15:00:00')).toEqual({ current: null, coming: null });
});

test('[MATCH-06] of two matches the later one is shown once it opens', () => {
  expect(gate('12:29:59').current?.opponent).toBe('港南');
  expect(gate('12:30:00').current?.opponent).toBe('北浦');
});
