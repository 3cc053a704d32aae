import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/chromium.ts';

/** A page of the origin in a real browser, in which the exports of a module are there as `name`. */
export async function openPage(origin: string, module: { entry: string; name: string }) {
  const code = await bundle(module);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.addInitScript({ content: code });
  await page.goto(`${origin}/api/health`);
  return { page, close: () => browser.close() };
}

async function bundle({ entry, name }: { entry: string; name: string }): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, lib: { entry, name, formats: ['iife'] } },
    }),
  ].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no code.`);
  // An init script is a function of its own: what it declares stays inside.
  return `${chunk.code}\nglobalThis.${name} = ${name};`;
}
