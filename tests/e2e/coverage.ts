import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where `npm run coverage` wants the pages' coverage; undefined in every other run. */
const folder = process.env.COVERAGE_FOLDER;

export async function startCoverage(page: Page) {
  if (folder) await page.coverage.startJSCoverage({ resetOnNavigation: false });
}

/** Before the page's browser context closes. A page that its test has closed has lost its data. */
export async function saveCoverage(page: Page) {
  if (!folder || page.isClosed()) return;
  const scripts = await page.coverage.stopJSCoverage();
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${randomUUID()}.json`),
    JSON.stringify(scripts.map(({ source: _, ...script }) => script)),
  );
}
