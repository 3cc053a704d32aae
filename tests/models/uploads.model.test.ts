import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { personOf, sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, runs, takeDeviceStep } from './steps';

type Step =
  | DeviceStep
  | { do: 'send file'; tab: number; large: boolean }
  | { do: 'cancel'; tab: number }
  | { do: 'log in'; tab: number };

const fileStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: deviceStep },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('send file' as const),
      tab: anyTab,
      large: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), tab: anyTab }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fileStep },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('log in' as const), tab: anyTab }) },
);

const program = await loadProgram<typeof FanTab>('./fanTab.ts');

const small = new File(['x'], 'small.webp');
/** Above the size that is sent whole, and of two parts; without the memory. */
const large = new File(['x'], 'large.webp');
const largeBytes = 10 * 1024 * 1024;
Object.defineProperty(large, 'size', { value: largeBytes });
Object.defineProperty(large, 'slice', {
  value: (from: number, to: number) =>
    Object.assign(new Blob(), { bytes: Math.min(to, largeBytes) - from }),
});

type Upload = { person: string | null; offset: number };

/** One message for each key; an upload belongs to the person who has begun it. */
function createServer() {
  const messages = new Map<string, { person: string | null; uploadId: string | null }>();
  const uploads = new Map<string, Upload>();
  let begun = 0;

  function serveUpload({ method, path, token, headers, body }: Call): Reply {
    const person = personOf(token);
    if (method === 'POST') {
      const id = `upload-${++begun}`;
      uploads.set(id, { person, offset: 0 });
      return { code: 201, headers: { Location: `/api/v1/uploads/${id}` } };
    }
    const id = path.split('/').at(-1) ?? '';
    const upload = uploads.get(id);
    if (!upload || upload.person !== person) return { code: 404 };
    if (method === 'DELETE') {
      uploads.delete(id);
      return { code: 204 };
    }
    if (method === 'PATCH') {
      if (Number(headers.get('Upload-Offset')) !== upload.offset) return { code: 409 };
      upload.offset += (body as { bytes: number }).bytes;
    }
    return {
      code: 200,
      headers: { 'Upload-Offset': String(upload.offset), 'Upload-Length': String(largeBytes) },
    };
  }

  function serve(call: Call): Reply {
    const { path, token, headers, body } = call;
    const person = personOf(token);
    if (person === null) return { code: 401, message: 'ログインしてください' };
    if (path.startsWith('/v1/uploads')) return serveUpload(call);
    if (path === '/v1/user/logout') return { code: 200 };
    if (path !== '/v1/user/message/media/send') return { code: 404 };
    const key = headers.get('Idempotency-Key') ?? '';
    const uploadId = body instanceof FormData ? body.get('uploadId') : null;
    if (!messages.has(key)) {
      if (typeof uploadId === 'string' && uploads.get(uploadId)?.offset !== largeBytes)
        return { code: 404, message: 'ありません' };
      messages.set(key, { person, uploadId: typeof uploadId === 'string' ? uploadId : null });
    }
    return { code: 200, data: { messageId: key, topicId: 'topic' } };
  }
  return { serve, messages, uploads };
}

async function run(steps: readonly Step[]) {
  const server = createServer();
  const device = createDevice({ program, serve: server.serve, onLoad: (tab) => tab.start() });
  storeSession(device.store, sessionOf('fan'));
  device.open(0);
  device.open(1);
  /** Files of the tabs that are open, by person. */
  const sent: { tab: typeof FanTab; person: string }[] = [];
  const canceled = new Set<string>();
  let visits = 1;
  for (const step of steps) {
    const tab = 'tab' in step ? device.tab(step.tab) : undefined;
    const person = tab?.getSession()?.userId;
    if (step.do === 'send file') {
      if (tab && person) {
        sent.push({ tab, person });
        void tab.sendFileToTopic('topic', step.large ? large : small, 'image');
      }
    } else if (step.do === 'cancel') {
      const key = tab?.getOutbox().files[0]?.key;
      if (key !== undefined) {
        tab?.cancelFile(key);
        canceled.add(key);
      }
    } else if (step.do === 'log in') tab?.startSession(sessionOf('other', ++visits));
    else await takeDeviceStep(device, step);
    await settled();
  }
  device.forgetFates();
  device.setOnline(true);
  await device.run(60_000);
  for (const tab of device.tabs()) tab.wakeDeliveryQueues();
  await device.run(60_000);
  return { server, device, sent, canceled };
}

test('[CALL-03] each file of an open tab arrives once, whatever happens to its parts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fileStep, { maxLength: 30 }), async (steps) => {
      const { server, device, sent, canceled } = await run(steps);
      const open = sent.filter(({ tab }) => device.tabs().includes(tab)).length;
      expect(server.messages.size).toBeLessThanOrEqual(sent.length);
      expect(server.messages.size).toBeGreaterThanOrEqual(open - canceled.size);
      for (const tab of device.tabs()) expect(tab.getOutbox().files).toEqual([]);
    }),
    runs(30),
  );
});

test('[STOR-06] a file is sent in the name of its person only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const firstLogin = steps.findIndex((step) => step.do === 'log in');
      // After the login nobody sends anything.
      const { server } = await run(
        steps.filter(
          ({ do: what }, row) => firstLogin === -1 || row <= firstLogin || what !== 'send file',
        ),
      );
      for (const { person } of server.messages.values()) expect(person).toBe('fan');
    }),
    runs(20),
  );
});

test('[STOR-06] a file that is still measured when another person logs in is not sent', async () => {
  const { server, device } = await run([
    { do: 'run', ms: 0 },
    { do: 'send file', tab: 0, large: false },
    { do: 'log in', tab: 0 },
    { do: 'run', ms: 5000 },
  ]);
  expect(device.tab(0)?.getOutbox().files).toEqual([]);
  expect(server.messages.size).toBe(0);
});
