import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { openJsqr } from '../../packages/ui/src/pieces/scan/QrScanner/readers.ts';

/** What a reader finds in a code as the screen shows it. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  const read = await openJsqr();
  const [text] = await read({ data: new Uint8ClampedArray(data), width, height });
  return text;
}
