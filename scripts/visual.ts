// Visits every story once for each width: play function, accessibility, content policy, fit and pictures.
//   npm run visual                         the stories that the changes since main reach
//   npm run visual -- --all                all of them
//   npm run visual -- Button チャット        stories whose title or id contains one of the words
//   npm run visual -- --exact button--tones  stories with these ids
//   npm run visual -- --all --repeat       in npm test: a few that fail are visited once more, and reported
//   npm run visual -- --update             accepts the changed pictures of the stories visited
//   npm run visual -- --accept             accepts those of the last report, without drawing again
//   npm run visual -- --accept 2 5         accepts two of its differences
//   npm run visual -- --review             shows it in the browser, where each is accepted or denied
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage, hashOfInputs } from '../tests/stories/build.ts';
import { reachOf, readModules } from '../tests/stories/changedStories.ts';
import { isOfClub } from '../tests/stories/clubStories.ts';
import { drawBefore, pictureBase } from '../tests/stories/drawBefore.ts';
import {
  drawnWith,
  manifestFile,
  readManifest,
  storyOf,
  writeManifest,
} from '../tests/stories/pictures.ts';
import { acceptedPictures, report } from '../tests/stories/report.ts';
import { recordRun } from '../tests/stories/results.ts';
import { deniedFile, startReview } from '../tests/stories/review.ts';
import {
  type Run,
  repeatVariable,
  resultFolder,
  runFile,
  wantedVariable,
} from '../tests/stories/run.ts';
import { failedStories, repeated } from '../tests/stories/secondVisit.ts';
import { matches, readVisits } from '../tests/stories/storyList.ts';
import { testReportOf } from '../tests/stories/testReport.ts';
import { changedSince } from './changes.ts';
import { writeChecks } from './componentDocs/shownChecks.ts';
import { writeReport } from './testRun/report.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    exact: { type: 'boolean', default: false },
    repeat: { type: 'boolean', default: false },
  },
});

/** More than this fail by a change, not by chance. */
const maxRepeated = 20;

const manifest = readManifest();

if (values.accept) {
  const prints = new Map(manifest.prints);
  const accepted = acceptedPictures(words.map(Number), hashOfInputs());
  for (const { name, after } of accepted) prints.set(name, after);
  writeManifest(prints);
  console.log(`${accepted.length} pictures accepted.`);
  process.exit(0);
}

if (values.review) {
  const { address } = await startReview({
    folder: resultFolder,
    manifest: manifestFile,
    inputs: hashOfInputs,
  });
  console.log(`Review: ${address}`);
  console.log(`Denied differences are listed in ${deniedFile(resultFolder)}. Ctrl+C ends.`);
  await new Promise(() => {});
}

const undecided = manifest.conflicts.filter((id) => !(values.update && words.includes(id)));
if (undecided.length > 0)
  fail(
    `Two branches have drawn the same stories differently. Draw them as the merge looks, and look at them: npm run visual -- --update --exact ${manifest.conflicts.join(' ')}`,
  );

await buildPage();
const stories = readVisits();
const base = pictureBase(root);
const changed = base ? changedSince(root, base) : [];
const redrawn = manifest.drawnWith !== drawnWith;
const chosen = choose();

if (redrawn && !(values.update && chosen === null)) {
  fail(
    `The pictures were drawn with ${manifest.drawnWith ?? 'nothing'}, and this is ${drawnWith}. Draw all anew: npm run visual -- --update --all`,
  );
}
if (chosen?.length === 0) {
  if (words.length > 0) fail(`No story matches ${words.join(' or ')}.`);
  console.log('No story to visit.');
  process.exit(0);
}

const first = visit(chosen);
const failedIds = failedStories(first).map(({ id }) => id);
const isRepeated = values.repeat && failedIds.length > 0 && failedIds.length <= maxRepeated;
const run = isRepeated ? repeated(first, visit(failedIds)) : first;
recordRun(root, run, chosen ?? stories.map(({ id }) => id));
const unvisitedCount = (chosen?.length ?? stories.length) - run.visited.length;
if (unvisitedCount > 0) run.others.push(`${unvisitedCount} stories were not visited.`);

if (values.update) {
  const prints = new Map(manifest.prints);
  for (const { name, after } of run.changed) prints.set(name, after);
  for (const name of run.orphans) prints.delete(name);
  writeManifest(prints);
}
const notes = base
  ? drawBefore(root, base, run.changed)
  : ['Without a history there are no pictures before.'];
const isGreen = report(run, {
  accepted: values.update,
  inputs: hashOfInputs(),
  notes,
});
writeReport(testReportOf(run, { accepted: values.update }));
const storybook = join(root, 'storybook-static');
if (existsSync(storybook)) writeChecks(root, storybook);
process.exit(isGreen ? 0 : 1);

function visit(ids: string[] | null): Run {
  rmSync(runFile, { force: true });
  const { status } = spawnSync('playwright', ['test', '-c', 'tests/stories/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(ids && { [wantedVariable]: JSON.stringify(ids) }),
      ...(values.repeat && { [repeatVariable]: '1' }),
    },
  });
  if (!existsSync(runFile)) fail('The visits did not run.', status ?? 1);
  // Written by tests/stories/reporter.ts.
  return JSON.parse(readFileSync(runFile, 'utf8')) as Run;
}

/** Ids of the stories to visit; null means all. */
function choose(): string[] | null {
  if (values.exact) return stories.map(({ id }) => id).filter((id) => words.includes(id));
  if (words.length > 0) return stories.filter((story) => matches(story, words)).map(({ id }) => id);
  if (values.all || redrawn) return null;
  if (!base) {
    console.log('All stories are visited: there is no commit to compare with.');
    return null;
  }
  const modules = readModules();
  if (!modules) fail('The page of stories was built without its list of modules.');
  const { everything, stories: files } = reachOf(modules, changed);
  if (everything) {
    console.log(`All stories are visited: ${everything}`);
    return null;
  }
  const names = new Set([...manifest.prints.keys()].map(storyOf));
  const reached = stories.filter(
    ({ id, importPath, tags, club }) =>
      files.has(importPath.replace('./', '')) ||
      (tags.includes('visual') && !names.has(id)) ||
      (club !== null && changed.some(isOfClub)),
  );
  console.log(
    `${reached.length} stories are visited, ${stories.length - reached.length} left out: none of the ${changed.length} files changed since ${base.slice(0, 9)} is part of them. All: npm run visual -- --all`,
  );
  return reached.map(({ id }) => id);
}

function fail(message: string, code = 1): never {
  console.error(`✗ ${message}`);
  process.exit(code);
}
