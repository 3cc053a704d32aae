import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { planted } from './page/planted.ts';

type Entry = {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  importPath: string;
};

const root = join(import.meta.dirname, '../..');
const content = readFileSync(join(import.meta.dirname, 'page/dist/index.json'), 'utf8');
const index = JSON.parse(content) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const words = JSON.parse(process.env.POLICY_WORDS ?? '[]') as string[];
const wanted = stories.filter(
  ({ id, title, name }) =>
    words.length === 0 || words.some((word) => `${id}\n${title}/${name}`.includes(word)),
);

type Visit = (query: string) => Promise<string[]>;

/** One page for each worker; every visit is a navigation, so no story affects the next. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: String(project.use.baseURL),
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await use(visitor(page));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${sourceFile}:${lineNumber}`;
    console.error(`violation: ${effectiveDirective} ${blockedURI} at ${place} ${sample}`);
  });
}

function visitor(page: Page): Visit {
  let found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  const prepared = page.addInitScript(reportViolations);

  return async (query) => {
    await prepared;
    found = [];
    await page.goto(`/?${query}`);
    await page.locator('html[data-outcome]').waitFor();
    // Violations are reported in a separate task; one frame later all have arrived.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return found;
  };
}

for (const { id, title, name } of wanted) {
  test(`${title} › ${name}`, async ({ visit }) => {
    expect(await visit(`story=${id}`)).toEqual([]);
  });
}

test('the index lists every story file', () => {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const listed = new Set(stories.map(({ importPath }) => importPath));
  expect(files.filter((file) => !listed.has(`./${file}`))).toEqual([]);
});

for (const name of Object.keys(planted)) {
  test(`planted violation is detected: ${name}`, async ({ visit }) => {
    const found = await visit(`planted=${encodeURIComponent(name)}`);
    expect(found.filter((text) => text.startsWith('violation:'))).not.toEqual([]);
  });
}
