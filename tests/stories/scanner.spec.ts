import { expect, test } from '@playwright/test';

test('[SCAN-02] the scanner decodes in a worker, with its first decoder and from the app’s own files', async ({
  page,
}) => {
  const requests: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/?story=qr-scanner--live');
  await expect(page.locator('html')).toHaveAttribute('data-outcome', 'finished', {
    timeout: 20_000,
  });

  const { origin } = new URL(page.url());
  const elsewhere = requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(origin));
  expect(elsewhere).toEqual([]);
  expect(requests.some((url) => /\/zxing_reader-[^/]+\.wasm$/.test(url))).toBe(true);
  // Blocked WebAssembly would log a warning and load the fallback decoder.
  expect(requests.filter((url) => /jsqr/i.test(url))).toEqual([]);
  expect(said).toEqual([]);
});
