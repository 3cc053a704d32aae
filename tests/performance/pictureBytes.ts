// Measures the bytes of pictures on cold visits of the main screens of a common phone (390 px, density 2).
//   npm run bench -- pictures
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { logIn, phone, startProduct } from './startProduct.ts';

const screens = [
  '/login',
  '/u/top',
  '/u/message',
  '/u/card',
  '/u/shop',
  '/u/goods/1',
  '/u/my-order',
  '/u/my-page',
];
const columns = ['first screen', 'bytes', 'scrolled', 'bytes'];

const product = await startProduct(4320);
const { origin } = product;
try {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const fan = await context.newPage();
  await fan.goto(`${origin}/user/login`);
  await logIn(fan);
  const storageState = await context.storageState();
  // On the first visit the server makes the widths; on the next they are AVIF.
  for (const visit of ['the first visit after the start of the server', 'the next visit']) {
    console.log(`\nPictures on ${visit}`);
    console.log(['', ...columns].map(cell).join(''));
    for (const path of screens)
      console.log(
        [path, ...(await coldVisit(browser, path, path === '/login' ? {} : { storageState }))]
          .map(cell)
          .join(''),
      );
  }
  await browser.close();
} finally {
  product.stop();
}

async function coldVisit(of: Browser, path: string, state: object) {
  const opened = await of.newContext({ ...phone, ...state, serviceWorkers: 'block' });
  const page = await opened.newPage();
  const cdp = await opened.newCDPSession(page);
  await cdp.send('Network.enable');
  const pictures = new Set<string>();
  const bytes: number[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image' && response.url.includes('/api/')) pictures.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes.push(encodedDataLength);
  });
  await page.goto(`${origin}/user${path}`);
  await untilQuiet(() => bytes.length);
  const first = [bytes.length, sum(bytes)];
  for (let step = 0; step < 12; step++) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await untilQuiet(() => bytes.length);
  await opened.close();
  return [...first, bytes.length, sum(bytes)];
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The live events never end, so the network is never idle: nothing has arrived for 1.5 seconds. */
async function untilQuiet(count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
}

function cell(value: string | number) {
  return (typeof value === 'number' ? value.toLocaleString('en') : value).padStart(15);
}
