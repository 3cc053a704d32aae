// Measures cold visits of the first screens on slow networks, and how long a message takes from one screen to another.
//   npm run bench -- screens
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { logIn, phone, startProduct } from './startProduct.ts';

const networks = [
  { name: '400 kbit/s, 400 ms', bytesPerSecond: 50_000, latency: 400 },
  { name: '1.6 Mbit/s, 150 ms', bytesPerSecond: 200_000, latency: 150 },
];
type Network = (typeof networks)[number];

const screens = ['/login', '/u/top', '/u/message', '/u/card', '/u/shop', '/u/my-order'];
const columns = [
  'first paint',
  'content',
  'largest paint',
  'requests',
  'of code',
  'bytes',
  'limit',
  'ratio',
];

const product = await startProduct(4320);
const { origin } = product;
try {
  const browser = await chromium.launch(launchOptions);
  // Without a service worker, which would answer from its cache: the first visit is measured.
  const context = () => browser.newContext({ ...phone, serviceWorkers: 'block' });

  const fanContext = await context();
  const fan = await fanContext.newPage();
  await fan.goto(`${origin}/user/login`);
  await logIn(fan);
  const storageState = await fanContext.storageState();
  for (const network of networks) {
    console.log(`\n${network.name}, seconds; the limit is bytes / bandwidth + 3 round trips`);
    console.log(['', ...columns].map(cell).join(''));
    for (const path of screens) {
      const state = path === '/login' ? {} : { storageState };
      console.log([path, ...(await coldVisit(browser, path, network, state))].map(cell).join(''));
    }
  }

  const other = await (await context()).newPage();
  await other.goto(`${origin}/user/login`);
  await logIn(other);
  const times = await deliveries(fan, other);
  console.log(
    '\nFrom the tap on send to the display on another screen, milliseconds, both on this machine',
  );
  console.log(`  ${times.join(' ')}  (median ${times[Math.floor(times.length / 2)]})`);
  await browser.close();
} finally {
  product.stop();
}

/** Opens a screen in a new browser context, so that nothing is cached, and reads its times and loads. */
async function coldVisit(of: Browser, path: string, network: Network, state: object) {
  const opened = await of.newContext({ ...phone, ...state, serviceWorkers: 'block' });
  const page = await opened.newPage();
  const cdp = await opened.newCDPSession(page);
  await cdp.send('Network.enable');
  const { bytesPerSecond, latency } = network;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const kinds = new Map<string, string>();
  const loads: { kind: string; bytes: number; at: number }[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loads.push({
      kind: kinds.get(requestId) ?? '',
      bytes: encodedDataLength,
      at: performance.now(),
    }),
  );
  await page.addInitScript(watchContent);
  await page.goto(`${origin}/user${path}`, { waitUntil: 'commit' });
  const content = await page.evaluate(() => contentShown);
  const shown = performance.now();
  await untilQuiet(() => loads.length);
  const { first, largest } = await page.evaluate(paints);
  await opened.close();
  const needed = loads
    .filter(({ kind, at }) => at <= shown && kind !== 'Image')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const limit = needed / bytesPerSecond + (3 * latency) / 1000;
  const code = loads.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
  const all = loads.reduce((sum, { bytes }) => sum + bytes, 0);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return [
    ...[first, content, largest].map(seconds),
    ...[loads.length, code.length, all],
    limit.toFixed(1),
    (content / 1000 / limit).toFixed(2),
  ];
}

/** The live events never end, so the network is never idle: nothing has arrived for five seconds. */
async function untilQuiet(count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

/** Runs before the page: resolves with the time at which the screen shows more than skeletons. */
function watchContent() {
  const isShown = () =>
    document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
  Object.assign(globalThis, {
    contentShown: new Promise<number>((resolve) => {
      const look = () => (isShown() ? resolve(performance.now()) : requestAnimationFrame(look));
      look();
    }),
  });
}

function paints() {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return new Promise<{ first: number; largest: number }>((resolve) =>
    new PerformanceObserver((list) =>
      resolve({ first: first?.startTime ?? 0, largest: list.getEntries().at(-1)?.startTime ?? 0 }),
    ).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
}

declare const contentShown: Promise<number>;

function cell(value: string | number) {
  return (typeof value === 'number' ? value.toLocaleString('en') : value).padStart(15);
}

/** Sends nine texts between two fans in one group topic and measures each. */
async function deliveries(from: Page, to: Page): Promise<number[]> {
  for (const page of [from, to]) {
    await page.goto(`${origin}/user/u/message`);
    await page
      .getByRole('link', { name: /トーク/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'メッセージ' }).waitFor();
  }
  const times: number[] = [];
  for (let number = 0; number < 9; number++) {
    const text = `measured ${number} ${Date.now()}`;
    const seen = to.evaluate(
      (target) =>
        new Promise<number>((resolve) => {
          const look = () =>
            (document.body.textContent ?? '').includes(target)
              ? resolve(Date.now())
              : requestAnimationFrame(look);
          look();
        }),
      text,
    );
    await from.getByRole('textbox', { name: 'メッセージ' }).fill(text);
    const sent = from.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener('click', () => resolve(Date.now()), {
            once: true,
            capture: true,
          }),
        ),
    );
    await from.getByRole('button', { name: '送信', exact: true }).click();
    times.push((await seen) - (await sent));
  }
  return times.sort((a, b) => a - b);
}
