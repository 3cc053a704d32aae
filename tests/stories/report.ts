import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldsOf } from './foldedDifferences.ts';
import { reportPages } from './reportPage.ts';
import { type ChangedPicture, type Run, resultFolder } from './run.ts';

type Options = {
  /** The changed pictures are already in the manifest. */
  accepted: boolean;
  /** Hash of what the page was built from. */
  inputs: string;
  notes: string[];
};

/** Differences named in the terminal; the page has all. */
const maxNames = 12;

/** What the last report has found, for those who accept it. */
export type Changes = {
  /** ISO. */
  date: string;
  /** Hash of what the page was built from. */
  inputs: string;
  /** The pictures of each difference, in the order of the report. */
  changes: ChangedPicture[][];
  /** The first story of each difference. */
  titles: string[];
};

export function readChanges(folder = resultFolder): Changes {
  // Written by report().
  return JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8')) as Changes;
}

/** Prints what the visits found and writes the page that shows it. True when nothing is wrong. */
export function report(run: Run, { accepted, inputs, notes }: Options): boolean {
  const folds = foldsOf(run);
  const failed = run.visited.filter(({ failures }) => failures.length > 0);
  const pictures = run.visited.flatMap((story) => story.pictures).length;

  for (const { title, failures } of failed) {
    console.error(`✗ ${title}`);
    for (const { part, width, text } of failures)
      console.error(`    ${part}, ${width} px: ${text}`);
  }
  for (const other of run.others) console.error(`✗ ${other}`);
  for (const [index, { stories, shots }] of folds.slice(0, maxNames).entries()) {
    const [first, ...rest] = stories.map(({ title, width }) => `${title} ${width} px`);
    const counts = shots.map(({ theme, count }) => `${theme} ${count ?? 'all'} pixels`);
    const others = rest.length > 0 ? ` and ${rest.length} more` : '';
    console.log(`  ${index + 1}. ${first}${others}: ${counts.join(', ')}`);
  }
  if (folds.length > maxNames) console.log(`  ${folds.length - maxNames} more differences`);
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
    for (const [name, page] of reportPages({ folds, failed, orphans: run.orphans, notes }))
      writeFileSync(join(resultFolder, name), page);
    const changes: Changes = {
      date: new Date().toISOString(),
      inputs,
      changes: folds.map((fold) => fold.pictures),
      titles: folds.map(({ stories: [first] }) => `${first?.title ?? ''} ${first?.width ?? ''} px`),
    };
    writeFileSync(join(resultFolder, 'changes.json'), JSON.stringify(changes));
    console.log(`Before, after and difference: ${join(resultFolder, 'index.html')}`);
    if (!accepted && isDifferent)
      console.log('Intended? Look at each, then: npm run visual -- --review, or -- --accept');
  }
  return failed.length === 0 && run.others.length === 0 && (accepted || !isDifferent);
}

/** The pictures of the last report, or of the differences with these numbers. */
export function acceptedPictures(numbers: readonly number[], inputs: string): ChangedPicture[] {
  const last = readChanges();
  if (last.inputs !== inputs)
    throw new Error('The sources changed since the report. Draw again: npm run visual');
  if (numbers.length === 0) return last.changes.flat();
  return numbers.flatMap((number) => {
    const pictures = last.changes[number - 1];
    if (!pictures) throw new Error(`The last report has no difference ${number}.`);
    return pictures;
  });
}
