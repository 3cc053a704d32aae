import { expect, test, vi } from 'vitest';
import { playSignal } from './soundSignal';

const signal = { tones: [], vibration: [80, 40, 80] };

test('[DESK-03] a result vibrates, unless nobody has tapped on the page yet', () => {
  const vibrate = vi.fn();
  const play = (browser: object) => {
    vi.stubGlobal('navigator', { vibrate, ...browser });
    playSignal(signal, { sound: false });
    vi.unstubAllGlobals();
  };
  play({ userActivation: { hasBeenActive: true } });
  // Browsers that do not tell.
  play({});
  expect(vibrate.mock.calls).toEqual([[[80, 40, 80]], [[80, 40, 80]]]);
  play({ userActivation: { hasBeenActive: false } });
  expect(vibrate).toHaveBeenCalledTimes(2);
});
