import { fileURLToPath } from 'node:url';
import {
  audios,
  avatar,
  cardPicture,
  cards,
  fanAvatar,
  fans,
  playerOf,
  players,
  portrait,
  productPictures,
  products,
  videos,
} from '@homestand/demo-club';
import type { ClubFiles } from '../../modules/club/index.ts';

export type Drawings = Awaited<ReturnType<typeof drawClub>>;

/** Draws and stores all files of the demo club, and returns their names. */
export async function drawClub({ picture, sound, film }: ClubFiles) {
  const draw = (svg: string, shape: Parameters<typeof picture>[1]) =>
    picture(Buffer.from(svg), shape);
  const [avatars, portraits, fronts, shop, faces, sounds, films] = await Promise.all([
    named(
      players,
      ({ jerseyNumber }) => jerseyNumber,
      (one) => draw(avatar(one), 'avatar'),
    ),
    named(
      players,
      ({ jerseyNumber }) => jerseyNumber,
      (one) => draw(portrait(one), 'portrait'),
    ),
    named(
      cards,
      ({ uuid }) => uuid,
      ({ jerseyNumber, cardType }) => draw(cardPicture(playerOf(jerseyNumber), cardType), 'card'),
    ),
    Promise.all(
      products.map(({ item }) =>
        Promise.all(productPictures(item).map((svg) => draw(svg, 'product'))),
      ),
    ),
    named(
      fans,
      ({ sub }) => sub,
      ({ motif }) => draw(fanAvatar(motif), 'avatar'),
    ),
    named(
      Object.entries(audios),
      ([name]) => name,
      ([, { file }]) => sound(fileURLToPath(file)),
    ),
    named(
      Object.entries(videos),
      ([name]) => name,
      ([, { file }]) => film(fileURLToPath(file)),
    ),
  ]);
  return {
    avatars,
    portraits,
    cards: fronts,
    /** In the order of the products. */
    products: shop,
    fans: faces,
    sounds,
    films,
  };
}

async function named<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  fileOf: (thing: Thing) => Promise<string>,
): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(things.map(async (one) => [nameOf(one), await fileOf(one)] as const)),
  );
}
