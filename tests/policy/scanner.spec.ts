import { expect, test } from '@playwright/test';

test('[SCAN-02] the scanner reads beside the page, with its first decoder and from our own files', async ({
  page,
}) => {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/?story=qr-scanner--live');
  await expect(page.locator('html')).toHaveAttribute('data-outcome', 'finished', {
    timeout: 20_000,
  });

  const { origin } = new URL(page.url());
  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(origin));
  expect(elsewhere).toEqual([]);
  expect(asked.some((url) => /\/zxing_reader-[^/]+\.wasm$/.test(url))).toBe(true);
  // Refused WebAssembly would end in a warning and the decoder that stands in for it.
  expect(asked.filter((url) => /jsqr/i.test(url))).toEqual([]);
  expect(said).toEqual([]);
});
