import type { TestInfo } from '@playwright/test';
import {
  orphans,
  otherBrowser,
  readBaseline,
  removeBaseline,
  writeBaseline,
  writeBrowser,
} from './baseline.ts';
import { test } from './camera.ts';
import { compare } from './compare.ts';
import { isWanted, type PicturedStory, picturedStories, pictureName, themes } from './stories.ts';

const updating = process.env.VISUAL_UPDATE === '1';
// Set by scripts/visual.ts as a JSON list.
const words = JSON.parse(process.env.VISUAL_WORDS ?? '[]') as string[];

const stories = picturedStories();
const wanted = stories.filter((story) => isWanted(story, words));

const reason = otherBrowser();
if (reason && !(updating && words.length === 0)) throw new Error(reason);
if (wanted.length === 0) throw new Error(`No story tagged visual matches ${words.join(' or ')}.`);
if (updating) writeBrowser();

for (const story of wanted) {
  test(`${story.title} › ${story.name}`, async ({ camera }, info) => {
    const failures = await takePictures(story, camera, info);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });
}

if (words.length === 0) {
  test('every picture has a story', ({ browserName: _ }, info) => {
    const left = orphans(stories);
    if (updating) {
      for (const picture of left) {
        removeBaseline(picture);
        info.annotations.push({ type: 'removed', description: picture });
      }
    } else if (left.length > 0) {
      throw new Error(
        `These pictures have no story; npm run visual:update removes them: ${left.join(', ')}`,
      );
    }
  });
}

type Camera = Parameters<Parameters<typeof test>[2]>[0]['camera'];

async function takePictures({ id, widths }: PicturedStory, camera: Camera, info: TestInfo) {
  const failures: string[] = [];
  for (const width of widths) {
    await camera.show(id, width);
    for (const theme of themes) {
      const pageErrors = camera.pageErrors();
      if (pageErrors.length > 0) {
        failures.push(`${id} at ${width} px: ${pageErrors.join('; ')}`);
        break;
      }
      const again = async () => {
        await camera.show(id, width);
        return camera.take(theme);
      };
      const picture = pictureName(id, theme, width);
      const failure = await comparePicture(picture, await camera.take(theme), again, info);
      if (failure) failures.push(failure);
    }
  }
  return failures;
}

const mostTakes = 4;

/**
 * Retakes a differing picture a few times. On a busy machine the browser may draw a layer before its fonts
 * and images are there and leave it shifted by a part of a pixel; nothing else makes two takes differ, and a
 * real change differs in all of them.
 */
async function comparePicture(
  picture: string,
  first: Buffer,
  again: () => Promise<Buffer>,
  info: TestInfo,
): Promise<string | null> {
  const note = (type: string) => info.annotations.push({ type, description: picture });
  const attach = (kind: string, body: Buffer) =>
    info.attach(`${picture}-${kind}`, { body, contentType: 'image/png' });

  const before = readBaseline(picture);
  let after = first;
  let difference = before && compare(before, after);
  for (let take = 2; before && difference && !updating && take <= mostTakes; take++) {
    after = await again();
    difference = compare(before, after);
  }
  if (difference === null) {
    note('same');
    return null;
  }
  if (updating) {
    writeBaseline(picture, after);
    note(before ? 'updated' : 'added');
    return null;
  }
  await attach('actual', after);
  if (!before || !difference) {
    note('missing');
    return `${picture}: there is no picture yet. Take it: npm run visual:update -- ${picture.replace(/-(light|dark)-\d+$/, '')}`;
  }
  note('changed');
  await attach('expected', before);
  await attach('diff', difference.picture);
  const { count, sizes } = difference;
  const resized = sizes.before === sizes.after ? '' : `, ${sizes.before} became ${sizes.after}`;
  return `${picture}: ${count} pixels changed${resized}`;
}
