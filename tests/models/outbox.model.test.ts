import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { personOf, sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, reconnect, runs, takeDeviceStep } from './steps';

type Step = DeviceStep | { do: 'write'; tab: number; refused: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: deviceStep },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      tab: anyTab,
      refused: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
    }),
  },
);

const program = await loadProgram<typeof FanTab>('./fanTab.ts');

/** One message for each key, in the order of arrival. */
function createServer() {
  const messages = new Map<string, { person: string | null; text: string }>();
  function serve({ method, path, headers, token, body }: Call): Reply {
    if (`${method} ${path}` !== 'POST /v1/user/chats/message')
      return { code: 404, message: `${method} ${path}` };
    const { content } = body as { content: string };
    if (content.startsWith('×')) return { code: 409, message: '送れません' };
    const key = headers.get('Idempotency-Key') ?? '';
    if (!messages.has(key)) messages.set(key, { person: personOf(token), text: content });
    return { code: 200, data: { messageId: key } };
  }
  return { serve, texts: () => [...messages.values()].map(({ text }) => text) };
}

async function run(steps: readonly Step[]) {
  const server = createServer();
  const device = createDevice({ program, serve: server.serve, onLoad: (tab) => tab.start() });
  storeSession(device.store, sessionOf('fan'));
  device.open(0);
  device.open(1);
  const written: string[] = [];
  for (const step of steps) {
    if (step.do === 'write') {
      const text = `${step.refused ? '×' : ''}${written.length + 1}`;
      if (device.tab(step.tab)) written.push(text);
      void device.tab(step.tab)?.sendText({ topicId: 'topic' }, text);
    } else await takeDeviceStep(device, step);
    await settled();
  }
  await reconnect(device);
  return { server, device, written };
}

test('[THR-15][NET-05] each message arrives once, in the order of writing, whatever happens to two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { server, device, written } = await run(steps);
      expect(server.texts()).toEqual(written.filter((text) => !text.startsWith('×')));
      for (const tab of device.tabs())
        expect(tab.getOutbox().texts.filter(({ state }) => state !== 'refused')).toEqual([]);
    }),
    runs(70),
  );
});

test('[THR-15] two quick messages of two tabs arrive in the order of writing, also after the clock was set back', async () => {
  const { server } = await run([
    { do: 'online', online: false },
    { do: 'write', tab: 0, refused: false },
    { do: 'write', tab: 1, refused: false },
    { do: 'set clock', ms: -3_600_000 },
    { do: 'write', tab: 0, refused: false },
    { do: 'write', tab: 1, refused: false },
  ]);
  expect(server.texts()).toEqual(['1', '2', '3', '4']);
});
