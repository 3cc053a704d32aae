import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupsOf } from './differenceGroups.ts';
import { reportPages } from './reportPage.ts';
import { type ChangedPicture, type Run, resultFolder } from './run.ts';

type Options = {
  /** The changed pictures are already in the manifest. */
  accepted: boolean;
  /** Hash of what the page was built from. */
  inputs: string;
  causesOf: (storyFile: string) => string[];
  linesOf: (file: string) => string[];
  notes: string[];
};

/** Causes and changes named in the terminal; the page has all. */
const maxNames = 4;
const groupsFile = join(resultFolder, 'groups.json');

/** Prints what the visits found and writes the page that shows it. True when nothing is wrong. */
export function report(run: Run, { accepted, inputs, causesOf, linesOf, notes }: Options): boolean {
  const groups = groupsOf(run, causesOf, linesOf);
  const failed = run.visited.filter(({ failures }) => failures.length > 0);
  const pictures = run.visited.flatMap((story) => story.pictures).length;

  for (const { title, failures } of failed) {
    console.error(`✗ ${title}`);
    for (const { part, width, text } of failures)
      console.error(`    ${part}, ${width} px: ${text}`);
  }
  for (const other of run.others) console.error(`✗ ${other}`);
  for (const { number, causes, pictures: changed, folds } of groups) {
    const names = causes.slice(0, maxNames).map(({ kind, file }) => `${file} (${kind})`);
    if (causes.length > maxNames) names.push(`${causes.length - maxNames} more`);
    console.log(
      `  group ${number}: ${changed.length} pictures, ${folds.length} different changes: ${names.join(', ') || 'no changed file reaches them'}`,
    );
    for (const { stories, shots } of folds.slice(0, maxNames)) {
      const [first, ...rest] = stories.map(({ title, width }) => `${title} ${width} px`);
      const counts = shots.map(({ theme, count }) => `${theme} ${count ?? 'all'} pixels`);
      const others = rest.length > 0 ? ` and ${rest.length} more` : '';
      console.log(`    ${first}${others}: ${counts.join(', ')}`);
    }
    if (folds.length > maxNames) console.log(`    ${folds.length - maxNames} more`);
  }
  for (const note of notes) console.log(`  ${note}`);
  const orphans = run.orphans.length > 0 ? `, ${run.orphans.length} without a story` : '';
  console.log(
    `${run.visited.length} stories, ${failed.length} failed; ${pictures} pictures, ${run.changed.length} ${accepted ? 'accepted' : 'changed'}${orphans}.`,
  );
  if (failed.length > 0)
    console.error(
      `Again: npm run visual -- ${failed
        .map(({ id }) => id)
        .slice(0, 20)
        .join(' ')}`,
    );

  rmSync(join(resultFolder, 'index.html'), { force: true });
  const isDifferent = run.changed.length > 0 || run.orphans.length > 0;
  if (isDifferent || failed.length > 0) {
    mkdirSync(resultFolder, { recursive: true });
    for (const [name, page] of reportPages({ groups, failed, orphans: run.orphans, notes }))
      writeFileSync(join(resultFolder, name), page);
    const stored = groups.map(({ number, pictures: changed }) => ({ number, changed }));
    writeFileSync(groupsFile, JSON.stringify({ inputs, groups: stored }));
    console.log(`Before, after and difference: ${join(resultFolder, 'index.html')}`);
    if (!accepted && isDifferent)
      console.log('Intended? Look at each, then: npm run visual:update -- --group <number>');
  }
  return failed.length === 0 && run.others.length === 0 && (accepted || !isDifferent);
}

/** The pictures of a group of the last report. */
export function acceptedGroup(number: number, inputs: string): ChangedPicture[] {
  // Written by report() above.
  const last = JSON.parse(readFileSync(groupsFile, 'utf8')) as {
    inputs: string;
    groups: { number: number; changed: ChangedPicture[] }[];
  };
  if (last.inputs !== inputs)
    throw new Error('The sources changed since the report. Draw again: npm run visual');
  const group = last.groups.find((candidate) => candidate.number === number);
  if (!group) throw new Error(`The last report has no group ${number}.`);
  return group.changed;
}
