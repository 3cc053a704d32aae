// Measures the bytes of the first screens, and how long a message takes from one screen to another.
//   npm run bench:screens
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { logIn, phone, startProduct } from './product.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

const product = await startProduct(4320);
const { origin } = product;
try {
  const browser = await chromium.launch(launchOptions);
  // Without a service worker, which would answer from its cache: the first visit is measured.
  const context = () => browser.newContext({ ...phone, serviceWorkers: 'block' });

  const fan = await (await context()).newPage();
  console.log('Transferred bytes, cold cache');
  console.log(['', ...kinds, 'together', 'requests'].map(cell).join(''));
  await report('/login', fan, () => fan.goto(`${origin}/user/login`));
  await logIn(fan);
  await report('/u/top', fan, () => fan.goto(`${origin}/user/u/top`));
  await report('/u/message', fan, () => fan.goto(`${origin}/user/u/message`));
  const thread = await fan.getByRole('listitem').first().getByRole('link').getAttribute('href');
  await report('a thread', fan, () => fan.goto(`${origin}${thread}`));
  await report('/u/shop', fan, () => fan.goto(`${origin}/user/u/shop`));
  const goods = await fan
    .getByRole('link', { name: /ユニフォーム/ })
    .first()
    .getAttribute('href');
  await report('goods', fan, () => fan.goto(`${origin}${goods}`));
  await fan.getByRole('button', { name: 'カートに入れる' }).click();
  await fan.getByRole('link', { name: 'カートへ進む' }).waitFor();
  for (const path of ['shop-cart', 'checkout-info', 'checkout-payment', 'my-order', 'my-page'])
    await report(`/u/${path}`, fan, () => fan.goto(`${origin}/user/u/${path}`));

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

async function report(name: string, page: Page, go: () => Promise<unknown>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    requests++;
  });
  await go();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForTimeout(2500);
  const sum = Object.values(bytes).reduce((total, value) => total + value, 0);
  console.log([name, ...kinds.map((kind) => bytes[kind] ?? 0), sum, requests].map(cell).join(''));
  await cdp.detach();
}

function cell(value: string | number) {
  return (typeof value === 'number' ? value.toLocaleString('en') : value).padStart(19);
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
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () =>
            (document.body.textContent ?? '').includes(wanted)
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
