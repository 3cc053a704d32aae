import fc from 'fast-check';
import type { Device, Fate } from './device';

/** What happens around the tabs, as plain values: a counterexample can be run again as it is printed. */
export type DeviceStep =
  | { do: 'deliver'; which: number }
  | { do: 'wait'; ms: number }
  /** Everything is delivered at once meanwhile. */
  | { do: 'run'; ms: number }
  | { do: 'next request'; fate: Fate }
  | { do: 'online'; online: boolean }
  | { do: 'open' | 'close' | 'show' | 'hide' | 'lose event' | 'repeat event'; tab: number }
  | { do: 'set clock'; ms: number };

/** Two tabs. */
export const anyTab = fc.nat(1);

const fates: readonly Fate[] = ['lost', 'answerLost', 'twice', 'busy', 'broken'];

export const deviceStep: fc.Arbitrary<DeviceStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), which: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1000, 3000, 9000, 21_000, 70_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('run' as const), ms: fc.constantFrom(0, 5000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('next request' as const),
      fate: fc.constantFrom(...fates),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('online' as const), online: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['open', 'close', 'show', 'hide', 'lose event', 'repeat event'] as const),
      ),
      tab: anyTab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set clock' as const),
      ms: fc.constantFrom(-3_600_000, -1, 5000, 3_600_000),
    }),
  },
);

export async function takeDeviceStep<Exports>(device: Device<Exports>, step: DeviceStep) {
  switch (step.do) {
    case 'deliver':
      return device.deliver(step.which);
    case 'wait':
      return device.wait(step.ms);
    case 'run':
      return device.run(step.ms);
    case 'next request':
      return device.nextRequest(step.fate);
    case 'online':
      return device.setOnline(step.online);
    case 'open':
      return device.open(step.tab);
    case 'close':
      return device.close(step.tab);
    case 'show':
    case 'hide':
      return device.hide(step.tab, step.do === 'hide');
    case 'lose event':
      return device.loseEvent(step.tab);
    case 'repeat event':
      return device.repeatEvent(step.tab);
    case 'set clock':
      return device.setClock(step.ms);
  }
}

/** The first pause of a queue that was woken, at most. */
const firstPauseMs = 2000;

/**
 * The connection fails for half a minute, so that pauses grow. Each tab is woken and fails once more; then the
 * connection is back without an event that says so. What waits must arrive after the first, short pause.
 */
export async function reconnect<Exports>(device: Device<Exports>) {
  device.forgetFates();
  device.setOnline(false);
  if (device.tabs().length === 0) device.open(0);
  await device.run(30_000);
  for (const tab of [0, 1]) device.hide(tab, false);
  await device.run(0);
  device.restoreConnection();
  await device.run(firstPauseMs);
}

/** `MODEL_RUNS` multiplies the runs; then each begins with another seed, which a failure prints. */
const factor = Number(process.env.MODEL_RUNS ?? 1);

export const runs = <Ts>(numRuns: number): fc.Parameters<Ts> => ({
  numRuns: numRuns * factor,
  ...(factor === 1 && { seed: 20_261_126 }),
});
