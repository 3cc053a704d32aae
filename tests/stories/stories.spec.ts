import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@homestand/ui/guide';
import { expect } from '@playwright/test';
import { readModules } from './changedStories.ts';
import { storiesOfClub } from './clubStories.ts';
import { forcedStories } from './forcedStories.ts';
import { planted } from './page/planted.ts';
import { hashOf, isOneColour, pictureName, readManifest, store, type Theme } from './pictures.ts';
import { type VisitedStory, wantedVariable } from './run.ts';
import { readStories, readVisits, requirementsOf, type VisitedEntry } from './storyList.ts';
import { test, type Visit, widths } from './visit.ts';

const root = join(import.meta.dirname, '../..');
const stories = readStories();
const ids = process.env[wantedVariable];
const chosenIds = ids && new Set(JSON.parse(ids) as string[]);

/** Each document evaluates the page's code, which the browser then compiles anew. */
const storiesOfADocument = 30;

const { prints } = readManifest();

const visited = readVisits().filter(({ id }) => !chosenIds || chosenIds.has(id));

for (const [index, group] of documents().entries()) {
  const document = `document ${index + 1}`;
  test.describe(document, () => {
    // One worker opens the document once and shows its stories in turn.
    test.describe.configure({ mode: 'default', retries: 0 });
    for (const story of group) testStory(story, document);
  });
}

/** The stories of each document: whole files, so that another choice of them changes little. */
function documents(): VisitedEntry[][] {
  const filled: VisitedEntry[][] = [];
  for (const group of Map.groupBy(visited, ({ importPath }) => importPath).values()) {
    const last = filled.at(-1);
    if (last && last.length < storiesOfADocument) last.push(...group);
    else filled.push([...group]);
  }
  return filled;
}

function testStory(story: VisitedEntry, document: string) {
  const title = [`${story.title} › ${story.name}`, ...requirementsOf(story)].join(' ');
  test(title, async ({ visit }, info) => {
    const started = performance.now();
    const seen = await visit.unrecorded(() => visitStory(visit, story, document));
    const result: VisitedStory = {
      id: story.id,
      title,
      file: story.importPath.replace('./', ''),
      ...seen,
      milliseconds: performance.now() - started,
    };
    info.annotations.push({ type: 'visit', description: JSON.stringify(result) });
    expect(seen.failures).toEqual([]);
  });
}

/** Whether the visit shows what stands at the head of a component's page. */
const isHead = ({ club, isPlayed }: VisitedEntry) => club === null && !isPlayed;

/** The selectors of the numbered parts, which a component's page shows on its first story. */
async function partsOf(story: VisitedEntry): Promise<string[]> {
  const file = join(root, story.importPath.replace('.stories.tsx', '.docs.ts'));
  if (!isHead(story) || !existsSync(file)) return [];
  const { docs } = (await import(file)) as { docs: ComponentDocs };
  return docs.anatomy.flatMap(({ at }) => at ?? []);
}

async function visitStory(visit: Visit, story: VisitedEntry, document: string) {
  const { id, tags } = story;
  const pictures: VisitedStory['pictures'] = [];
  const failures: VisitedStory['failures'] = [];
  const ran: VisitedStory['ran'] = ['render', 'console', 'policy', 'request'];
  const isDrawn = tags.includes('visual');

  const motion = isDrawn ? 'reduce' : 'no-preference';
  /** False if the story is broken: its picture shows nothing that is worth comparing. */
  function isSound() {
    const found = visit.failures();
    failures.push(...found);
    return found.length === 0;
  }
  async function draw(width: number, theme: Theme) {
    const name = pictureName(id, width, theme);
    const accepted = prints.get(name)?.hash;
    const picture = await visit.picture(theme, (png) => hashOf(png) === accepted);
    pictures.push({ name, print: store(picture) });
    if (isHead(story) && isOneColour(picture))
      failures.push({ part: 'picture', width, text: '[BOOK-02] the first view has one colour' });
  }

  const shown = await visit.open(document, story, widths.phone, motion);
  const opened = isSound();
  if (story.isPlayed && tags.includes('play-fn') && !failures.some(({ part }) => part === 'render'))
    ran.push('play');
  if (!opened) return { pictures, failures, ran };

  if (isDrawn) await draw(shown.width, 'light');
  const parts = await partsOf(story);
  await visit.check('light', {
    axe: 'all',
    parts,
    names: story.club !== null,
    untouched: isHead(story),
  });
  if (isDrawn && forcedStories.has(id)) await draw(shown.width, 'forced');
  if (isDrawn) await draw(shown.width, 'dark');
  await visit.check('dark', { axe: 'colours' });
  ran.push('axe', ...(parts.length > 0 ? (['part'] as const) : []));
  if (isDrawn) {
    if (shown.isWide && shown.width === widths.phone) {
      await visit.widen(widths.wide);
      await draw(widths.wide, 'dark');
      await draw(widths.wide, 'light');
      await visit.checkFit(widths.wide);
    }
    // Only what is at rest has a place to be measured.
    await visit.checkFit(widths.phone);
    await visit.checkFit(widths.phone, '200%');
    await visit.checkFit(widths.narrow);
    ran.push('fit', 'picture');
  }
  failures.push(...visit.failures());
  return { pictures, failures, ran };
}

if (!chosenIds) {
  test('[CLUB-04] the smaller set in the name of the second club has each of its stories', () => {
    const inClub = visited.filter(({ club }) => club !== null);
    expect(new Set(inClub.map(({ storyId }) => storyId))).toEqual(storiesOfClub);
  });

  test('[BOOK-04] the stories that are drawn in forced colours are there', () => {
    const drawn = visited.filter(({ tags }) => tags.includes('visual')).map(({ id }) => id);
    expect([...forcedStories].filter((id) => !drawn.includes(id))).toEqual([]);
  });

  test('the index lists every story file', () => {
    const files = globSync('packages/{ui,app,admin}/src/**/*.stories.tsx', { cwd: root });
    const listed = new Set(stories.map(({ importPath }) => importPath));
    expect(files.filter((file) => !listed.has(`./${file}`))).toEqual([]);
  });

  test('[BOOK-03] the requirements of a story are tags that docs/requirements.md explains', () => {
    const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
    const listed = stories.flatMap(requirementsOf);
    expect(listed.length).toBeGreaterThan(80);
    expect(listed.filter((id) => !requirements.includes(id.slice(1, -1)))).toEqual([]);
    expect(stories.filter(({ name }) => /\[[A-Z]+-\d+\]/.test(name))).toEqual([]);
  });

  test('[BOOK-07] the built page lists the files of each story, with the view beside it', () => {
    const modules = readModules();
    const files = [...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))];
    expect([...(modules?.stories.keys() ?? [])].toSorted()).toEqual(files.toSorted());
    const views = files
      .map((file) => [file, file.replace('.stories.tsx', '.tsx')] as const)
      .filter(([, view]) => existsSync(join(root, view)));
    expect(views.length).toBeGreaterThan(100);
    expect(views.filter(([file, view]) => !modules?.stories.get(file)?.has(view))).toEqual([]);
  });

  for (const name of Object.keys(planted)) {
    test(`planted fault is detected: ${name}`, async ({ visit }) => {
      await visit.openPlanted(name);
      await visit.checkFit(widths.narrow);
      await visit.check('light', { axe: 'colours', parts: ['[data-planted]'] });
      const part = /^(fit|part): /.exec(name)?.[1] ?? 'policy';
      expect(visit.failures().filter((failure) => failure.part === part)).not.toEqual([]);
    });
  }
}
