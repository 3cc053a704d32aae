import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/chromium.ts';

/** Opens a page of the origin in a real browser, with a module's exports as the global `name`. */
export async function openPage(origin: string, module: { entry: string; name: string }) {
  const code = await bundle(module);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.addInitScript({ content: code });
  await page.goto(`${origin}/api/health`);
  return { page, close: () => browser.close() };
}

/** A module's exports as a script that sets the global `name`. */
export async function bundle({ entry, name }: { entry: string; name: string }): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, lib: { entry, name, formats: ['iife'] } },
    }),
  ].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`Bundling ${entry} produced no code.`);
  // Playwright wraps init scripts in a function, so the export needs to be made global.
  return `${chunk.code}\nglobalThis.${name} = ${name};`;
}
