import type { ClubFiles } from '../../modules/club/index.ts';
import type { DemoData } from './demoData.ts';

export type DemoFiles = Awaited<ReturnType<typeof storeDemoFiles>>;

/** Stores all files of the demo club, and returns their names. */
export async function storeDemoFiles(demo: DemoData, { finishedPicture, sound, film }: ClubFiles) {
  const [avatars, portraits, cards, products, fans, sounds, films] = await Promise.all([
    named(
      demo.players,
      ({ jerseyNumber }) => jerseyNumber,
      ({ avatar }) => finishedPicture(avatar),
    ),
    named(
      demo.players,
      ({ jerseyNumber }) => jerseyNumber,
      ({ portrait }) => finishedPicture(portrait),
    ),
    named(
      demo.cards,
      ({ uuid }) => uuid,
      ({ picture }) => finishedPicture(picture),
    ),
    Promise.all(demo.products.map(({ pictures }) => Promise.all(pictures.map(finishedPicture)))),
    named(
      demo.fans,
      ({ sub }) => sub,
      ({ avatar }) => finishedPicture(avatar),
    ),
    named(
      Object.entries(demo.sounds),
      ([name]) => name,
      ([, file]) => sound(file),
    ),
    named(
      Object.entries(demo.videos),
      ([name]) => name,
      ([, file]) => film(file),
    ),
  ]);
  // Products in the order of the shop.
  return { avatars, portraits, cards, products, fans, sounds, films };
}

async function named<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  fileOf: (thing: Thing) => Promise<string>,
): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(things.map(async (thing) => [nameOf(thing), await fileOf(thing)] as const)),
  );
}
