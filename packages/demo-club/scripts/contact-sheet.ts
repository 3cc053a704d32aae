// Renders all drawings of the club into contact sheets, and fails where one does not rasterise.
//   node packages/demo-club/scripts/contact-sheet.ts [folder]
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raster, sharp } from './rasteriser.ts';
import { sheets } from './sheets.ts';

const folder = process.argv[2] ?? join(tmpdir(), 'demo-club');
const only = process.argv[3];
mkdirSync(folder, { recursive: true });

for (const { name, columns, width, height, svgs } of sheets()) {
  if (only !== undefined && !name.startsWith(only)) continue;
  const gap = 8;
  const rows = Math.ceil(svgs.length / columns);
  const layers = await Promise.all(
    svgs.map(async (svg, index) => ({
      input: await raster(svg, width, height, 'contain'),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const file = join(folder, `${name}.png`);
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#d8d2cd',
    },
  })
    .composite(layers)
    .png()
    .toFile(file);
  console.log(`${file}  ${svgs.length} drawings`);
}
