// Draws all pictures of the club: those of the demo club as the files that the server stores, and those of the club of
// the samples as SVG for Storybook and tests.
//   node packages/demo-club/drawing/draw.ts && CLUB_OF_DRAWINGS=sample node packages/demo-club/drawing/draw.ts
import { writeFileSync } from 'node:fs';
import { isSample } from './club.ts';
import { drawings } from './drawings.ts';
import { sharp } from './rasteriser.ts';

const write = (file: string, content: unknown) =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(content, null, 1)}\n`);

/** The sizes and the quality of `modules/club/storeClubFiles.ts` of the server. */
const webp = async (svg: string, width: number, height: number) =>
  (
    await sharp(Buffer.from(svg))
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
  ).toString('base64');

const photo = async (svg: string) =>
  (await sharp(Buffer.from(svg)).resize({ width: 1200 }).jpeg({ quality: 88 }).toBuffer()).toString(
    'base64',
  );

async function each<Picture>(
  svgs: Readonly<Record<string, string>>,
  draw: (svg: string) => Promise<Picture>,
): Promise<Record<string, Picture>> {
  const drawn: Record<string, Picture> = {};
  for (const [name, svg] of Object.entries(svgs)) drawn[name] = await draw(svg);
  return drawn;
}

const { avatars, portraits, cards, products, fans, scenes } = drawings;
if (isSample) write('../src/drawings.gen.json', drawings);
else
  write('../media/pictures.gen.json', {
    avatars: await each(avatars, (svg) => webp(svg, 160, 160)),
    portraits: await each(portraits, (svg) => webp(svg, 480, 640)),
    cards: await each(cards, (svg) => webp(svg, 630, 880)),
    products: await Promise.all(
      products.map((sides) => Promise.all(sides.map((svg) => webp(svg, 800, 800)))),
    ),
    fans: await each(fans, (svg) => webp(svg, 160, 160)),
    photos: await each(scenes, photo),
  });
