// Measures taps and waiting time from the shop to a placed order for a returning fan, and the offline cold
// start of a pickup code, with the CPU slowed four times.
//   npm run bench -- order
import { type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { logIn, phone, startProduct } from './startProduct.ts';

const slowdown = 4;
/** Lighthouse's mobile network: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const rounds = 5;

const product = await startProduct(4322);
const { origin } = product;
try {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${origin}/user/login`);
  await logIn(page);
  await withoutCart(page);
  console.log('From the shop to the order confirmation, for a fan with a saved address');
  for (const [name, line] of [
    ['fast line', null],
    ['slow line', slowLine],
  ] as const) {
    await slow(page, line);
    const { taps, fields, waits } = await order(page);
    const sum = waits.reduce((total, wait) => total + wait, 0);
    console.log(
      `  ${name}: ${taps} taps, ${fields} fields of the card, ${figure(sum)} ms of waiting`,
    );
    console.log(`    after each tap: ${waits.map((wait) => wait.toFixed(0)).join(', ')} ms`);
  }
  console.log('\nOffline cold start of a pickup code, milliseconds');
  console.log(`  ${(await coldStarts(context, page)).map(figure).join(' ')}`);
  await browser.close();
} finally {
  product.stop();
}

async function slow(page: Page, line: typeof slowLine | null) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Network.enable');
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...(line ?? none) });
}

/** Measures from each tap to its result; reading and typing in between do not count. */
async function order(page: Page) {
  const waits: number[] = [];
  async function tap(name: string | RegExp, next: () => Promise<unknown>) {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
    await target.waitFor();
    const started = performance.now();
    await target.click();
    await next();
    waits.push(performance.now() - started);
  }
  const shows = (name: string) => () =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().waitFor();

  await page.goto(`${origin}/user/u/shop`);
  await tap(/ホームユニフォーム/, shows('カートに入れる'));
  await tap('カートに入れる', shows('カートへ進む'));
  await tap('カートへ進む', shows('注文手続きへ'));
  await tap('注文手続きへ', shows('次へ進む'));
  await tap('次へ進む', () => page.getByRole('textbox', { name: 'カード番号' }).waitFor());
  const fields = await typeCard(page);
  await tap('次へ進む', shows('注文を確定する'));
  await tap('注文を確定する', () =>
    page.getByRole('heading', { name: 'ご購入ありがとうございます' }).waitFor(),
  );
  return { taps: waits.length, fields, waits };
}

async function typeCard(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: 'カード番号' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'カード名義人' }).fill('SAKURA HAMANO');
  await page.getByRole('combobox', { name: '有効期限（月）' }).selectOption('12');
  const year = String((new Date().getFullYear() + 2) % 100);
  await page.getByRole('combobox', { name: '有効期限（年）' }).selectOption(year);
  await page.getByRole('textbox', { name: 'セキュリティコード' }).fill('123');
  return 5;
}

/** Empties the demo fan's cart. */
async function withoutCart(page: Page) {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('login_user_info') ?? '{}');
    await fetch('/api/v1/user/cart', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ items: [], append: false }),
    });
  });
}

/** Opens the app offline in new pages, after an earlier online visit. */
async function coldStarts(context: BrowserContext, page: Page): Promise<number[]> {
  await page.goto(`${origin}/user/u/my-order`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'QRコードを表示' }).waitFor();
  await page.waitForTimeout(5000);
  await page.close();
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cold = await context.newPage();
    await slow(cold, null);
    await context.setOffline(true);
    const started = performance.now();
    await cold.goto(`${origin}/user/u/my-order?pickup=open`);
    await cold.getByRole('img', { name: '受け取り用QRコード' }).first().waitFor();
    times.push(performance.now() - started);
    await cold.close();
  }
  return times.sort((a, b) => a - b);
}

function figure(value: number): string {
  return value.toFixed(0);
}
