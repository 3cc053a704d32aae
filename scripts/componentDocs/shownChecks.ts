// What the last visits found, as Storybook's pages ask for it: a file of the built Storybook.
import { copyFileSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownChecks } from '../../.storybook/docs/loadResults.ts';
import { shownResults } from '../../tests/stories/results.ts';
import { resultFolder } from '../../tests/stories/run.ts';

export const checksFile = 'check-results.json';
export const reportAddress = 'picture-report';

/** What the last visits left for reading: pages that hold all they show. */
export const reportPages = () => globSync('index*.html', { cwd: resultFolder });

export const shownChecks = (root: string): ShownChecks => ({
  results: shownResults(root),
  report: report(),
});

/** The report exists when pictures changed or stories failed in the last visits. */
function report(): ShownChecks['report'] {
  if (!reportPages().includes('index.html')) return null;
  const { mtime } = statSync(join(resultFolder, 'index.html'));
  return { address: `${reportAddress}/index.html`, date: mtime.toISOString() };
}

/** Called at the end of a build and at the end of the visits, of which either may be the later one. */
export function writeChecks(root: string, storybook: string) {
  writeFileSync(join(storybook, checksFile), JSON.stringify(shownChecks(root)));
  const pages = reportPages();
  if (pages.length === 0) return;
  mkdirSync(join(storybook, reportAddress), { recursive: true });
  for (const name of pages)
    copyFileSync(join(resultFolder, name), join(storybook, reportAddress, name));
}
