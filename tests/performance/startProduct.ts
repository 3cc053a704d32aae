import { spawn } from 'node:child_process';
import type { Page } from 'playwright';

/** Starts the product with its demo club, as `npm start` serves it. */
export async function startProduct(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, ['tests/performance/serveDemo.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 300));
  return { origin, stop: () => product.kill() };
}

/** A common phone size. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ja-JP',
};

/** Logs in as the demo club's fan. */
export async function logIn(page: Page) {
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await page.waitForURL(/stand-in/);
  await page.getByRole('button').first().click();
  await page.waitForURL(/\/u\/top/);
  await page.waitForLoadState('networkidle').catch(() => {});
}
