import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** What a reader finds in a code as the screen shows it. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
}
