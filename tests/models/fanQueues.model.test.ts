import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { personOf, sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, reconnect, runs, takeDeviceStep } from './steps';

type Step =
  | DeviceStep
  | { do: 'scan'; tab: number; code: number }
  | { do: 'log in'; tab: number; person: string }
  | { do: 'log out'; tab: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: deviceStep },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('scan' as const), tab: anyTab, code: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('log in' as const),
      tab: anyTab,
      person: fc.constantFrom('fan', 'other'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('log out' as const), tab: anyTab }) },
);

const program = await loadProgram<typeof FanTab>('./fanTab.ts');

/** Code 0 is unknown. A token works until its logout. */
function createServer() {
  const collected: string[] = [];
  const shown = new Set<string>();
  const ended = new Set<string>();

  function serve({ method, path, token, body }: Call): Reply {
    const person = personOf(token);
    if (token === null || ended.has(token)) return { code: 401, message: 'ログインしてください' };
    if (path === '/v1/user/logout') {
      if ((body as { id: string }).id !== person) return { code: 403 };
      ended.add(token);
      return { code: 200 };
    }
    if (path === '/v1/user/card-status') {
      const { cardUuid } = body as { cardUuid: string };
      const [owner = '', id = ''] = cardUuid.split('/');
      if (owner !== person) throw new Error(`${person} sends the code of ${owner}`);
      if (id === '0') return { code: 404, message: 'ありません' };
      shown.add(`${person}/${id}`);
      const status = collected.includes(`${person}/${id}`);
      return { code: 200, data: { status, cardId: Number(id) } };
    }
    const id = /^\/v1\/user\/collections\/(\d+)$/.exec(path)?.[1];
    if (method !== 'POST' || id === undefined) return { code: 404 };
    const card = `${person}/${id}`;
    if (!shown.has(card)) return { code: 404, message: 'ありません' };
    if (!collected.includes(card)) collected.push(card);
    return { code: 200, data: { card: cardOf(Number(id)) } };
  }
  return { serve, collected, ended };
}

const cardOf = (cardId: number) => ({
  cardId,
  nameJapanese: '高浜',
  nameRomaji: 'TAKAHAMA',
  jerseyNumber: '1',
  pictureUrl: '/card.webp',
  cardType: 'player',
  hasFavorited: false,
  birthYear: null,
  height: null,
  weight: null,
  birthPlace: '',
  school: '',
  position: null,
  batting: null,
  message: '',
  audioUrl: null,
  videoUrl: null,
});

async function run(steps: readonly Step[]) {
  const server = createServer();
  const device = createDevice({ program, serve: server.serve, onLoad: (tab) => tab.start() });
  storeSession(device.store, sessionOf('fan'));
  device.open(0);
  device.open(1);
  /** Codes that wait for the server, or have reached it, by person. */
  const scanned = new Set<string>();
  const begun = ['fan-1'];
  let current: string | null = 'fan-1';
  let visits = 1;
  for (const step of steps) {
    const tab = 'tab' in step ? device.tab(step.tab) : undefined;
    const person = tab?.getSession()?.userId;
    if (step.do === 'scan') {
      if (tab && person) {
        const code = `${person}/${step.code}`;
        scanned.add(code);
        const stop = tab.claimCode(code, { onClaimed: () => {}, onRefused: () => {} });
        if (step.code === 1) stop();
      }
    } else if (step.do === 'log in') {
      const session = sessionOf(step.person, ++visits);
      if (tab) begun.push(session.token);
      if (tab) current = session.token;
      tab?.startSession(session);
    } else if (step.do === 'log out') {
      // Without a session there is no button.
      if (tab && person) {
        current = null;
        tab.logOut();
      }
    } else await takeDeviceStep(device, step);
    await settled();
  }
  return { server, device, scanned, begun, current };
}

test('[NET-05] each scanned code is claimed once, by its person, whatever happens to two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      // Without logins: a logout drops what waits, on purpose.
      const { server, device, scanned } = await run(
        steps.filter((step) => step.do !== 'log in' && step.do !== 'log out'),
      );
      await reconnect(device);
      const expected = [...scanned].filter((code) => !code.endsWith('/0'));
      expect(server.collected.toSorted()).toEqual(expected.toSorted());
      for (const tab of device.tabs()) expect(tab.nextCodeClaim()).toBeUndefined();
    }),
    runs(50),
  );
});

test('[AUTH-09][STOR-06] each replaced or ended session ends on the server, and nobody sends the code of another person', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { server, device, begun, current } = await run(steps);
      await reconnect(device);
      const stored = device.stored().get('login_user_info') ?? null;
      expect(stored && (JSON.parse(stored) as { token: string }).token).toBe(current);
      for (const token of begun) if (token !== current) expect([...server.ended]).toContain(token);
      if (current !== null) expect([...server.ended]).not.toContain(current);
    }),
    runs(50),
  );
});

test('[NET-05] a code that was scanned in a tab that has closed is sent by one that missed its event', async () => {
  const { server, device } = await run([
    { do: 'run', ms: 0 },
    { do: 'online', online: false },
    { do: 'scan', tab: 1, code: 1 },
    { do: 'close', tab: 1 },
    { do: 'lose event', tab: 0 },
  ]);
  await reconnect(device);
  expect(server.collected).toEqual(['fan/1']);
});

test('[STOR-06] a code that is still shown is not queued again in the name of the next person', async () => {
  const { server, device, scanned } = await run([
    { do: 'run', ms: 0 },
    { do: 'online', online: false },
    { do: 'scan', tab: 0, code: 2 },
    { do: 'log in', tab: 0, person: 'other' },
  ]);
  expect([...scanned]).toEqual(['fan/2']);
  await reconnect(device);
  expect(server.collected).toEqual([]);
  expect(device.tab(0)?.nextCodeClaim()).toBeUndefined();
});

test('[AUTH-09] a login ends also the session that another tab has begun unnoticed', async () => {
  const { server, device } = await run([
    { do: 'log in', tab: 0, person: 'fan' },
    { do: 'log in', tab: 1, person: 'fan' },
  ]);
  await reconnect(device);
  expect([...server.ended].toSorted()).toEqual(['fan-1', 'fan-2']);
});

test('[AUTH-09] a tab that has missed the event of a login does not end the new session', async () => {
  const { device, current } = await run([
    { do: 'run', ms: 0 },
    { do: 'log in', tab: 0, person: 'fan' },
    ...Array.from({ length: 6 }, (): Step => ({ do: 'lose event', tab: 1 })),
    { do: 'run', ms: 0 },
    { do: 'scan', tab: 1, code: 1 },
    { do: 'run', ms: 70_000 },
  ]);
  expect(device.stored().get('login_user_info') ?? '').toContain(`"${current}"`);
  expect(device.tab(1)?.getSession()?.token).toBe(current);
});
