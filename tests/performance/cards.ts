// Measures card flips and album scrolling with the CPU slowed four times, and the bytes that opening the
// scanner loads.
//   npm run bench -- cards
import { cards } from '@homestand/demo-club';
import { type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { logIn, phone, startProduct } from './startProduct.ts';

const albumSize = 60;
const slowdown = 4;

const product = await startProduct(4321);
const { origin } = product;
try {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--use-fake-device-for-media-stream'],
  });
  const context = await browser.newContext({
    ...phone,
    permissions: ['camera'],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/user/login`);
  await logIn(page);
  await collectAll(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await page.route('**/api/v1/user/cards', grow);
  await page.goto(`${origin}/user/u/card`);
  await page
    .getByRole('listitem')
    .nth(albumSize - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(2000);
  report(`${albumSize} cards, scrolled down and up`, await watch(page, () => scroll(cdp)));

  for (const kind of ['normal', 'gold']) {
    await page.goto(`${origin}/user/u/card/${await idOf(page, kind)}`);
    const flip = page.getByRole('button', { name: 'カードを裏返す' });
    await flip.waitFor();
    await page.waitForTimeout(2000);
    const run = async () => {
      for (let turn = 0; turn < 10; turn++) {
        await flip.click();
        await page.waitForTimeout(700);
      }
    };
    report(`ten flips of a ${kind} card by the button`, await watch(page, run));
    report(`a ${kind} card dragged by a finger`, await watch(page, () => swipe(cdp)));
  }

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.unroute('**/api/v1/user/cards', grow);
  await page.goto(`${origin}/user/u/card`);
  // The event stream never ends, so networkidle never occurs.
  await page.waitForTimeout(2500);
  console.log('\nBytes loaded when the scanner opens');
  const bytes = await measure(page, () =>
    page.getByRole('button', { name: 'QRコードを読み取る' }).click(),
  );
  for (const [file, size] of bytes)
    console.log(`  ${file.padEnd(48)}${size.toLocaleString('en').padStart(10)}`);
  await browser.close();
} finally {
  product.stop();
}

/** Collects every card of the demo club for this fan. */
async function collectAll(page: Page) {
  await page.evaluate(
    async (uuids) => {
      const { token } = JSON.parse(localStorage.getItem('login_user_info') ?? '{}');
      const call = (path: string, body?: object) =>
        fetch(`/api/v1/user/${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }).then((response) => response.json());
      for (const cardUuid of uuids) {
        const { data } = await call('card-status', { cardUuid });
        await call(`collections/${data.cardId}`);
      }
    },
    cards.map(({ uuid }) => uuid),
  );
}

/** Repeats the demo club's cards up to the album size, each with its own picture address. */
async function grow(route: Parameters<Parameters<Page['route']>[1]>[0]) {
  const result = await route.fetch();
  const body = await result.json();
  const own = body.data.list;
  body.data.list = Array.from({ length: albumSize }, (_, index) => {
    const card = own[index % own.length];
    const turn = Math.floor(index / own.length);
    return {
      ...card,
      cardId: card.cardId + turn * 10_000,
      pictureUrl: `${card.pictureUrl}?${turn}`,
    };
  });
  await route.fulfill({ response: result, json: body });
}

function idOf(page: Page, kind: string) {
  return page.evaluate(async (type) => {
    const { token } = JSON.parse(localStorage.getItem('login_user_info') ?? '{}');
    const response = await fetch('/api/v1/user/cards', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = await response.json();
    return data.list.find(({ cardType }: { cardType: string }) => cardType === type).cardId;
  }, kind);
}

async function scroll(cdp: CDPSession) {
  for (const yDistance of [-4000, 4000])
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      yDistance,
      speed: 2000,
      gestureSourceType: 'touch',
    });
}

async function swipe(cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  for (let turn = 0; turn < 5; turn++) {
    await touch('touchStart', 300);
    for (let x = 300; x >= 60; x -= 6) await touch('touchMove', x);
    await touch('touchEnd');
    await new Promise((resolve) => setTimeout(resolve, 800));
  }
}

type Watched = { frames: number; late: number; worst: number; longest: number };

/** Frame timing during an action: frames over 34 ms, the worst gap, and the longest task. */
async function watch(page: Page, action: () => Promise<unknown>): Promise<Watched> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    let last = performance.now();
    let running = true;
    const look = (now: number) => {
      gaps.push(now - last);
      last = now;
      if (running) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, {
      watched: () => {
        running = false;
        observer.disconnect();
        return {
          frames: gaps.length,
          late: gaps.filter((gap) => gap > 34).length,
          worst: Math.max(...gaps),
          longest: Math.max(0, ...tasks),
        };
      },
    });
  });
  await action();
  return page.evaluate(() => (window as unknown as { watched(): Watched }).watched());
}

function report(name: string, { frames, late, worst, longest }: Watched) {
  const [gap, task] = [worst, longest].map((value) => value.toFixed(0));
  console.log(
    `${name}: ${frames} frames, ${late} over 34 ms, worst ${gap} ms, longest task ${task} ms`,
  );
}

async function measure(page: Page, action: () => Promise<unknown>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    names.set(requestId, new URL(response.url).pathname),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? 'something';
    sizes.set(name, (sizes.get(name) ?? 0) + encodedDataLength);
  });
  await action();
  await page.waitForTimeout(4000);
  await cdp.detach();
  return [...sizes].sort(([, a], [, b]) => b - a);
}
