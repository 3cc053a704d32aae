// Subsets the display face to the glyphs of jersey numbers, prices and romaji, and writes the two shipped
// files. Run it only when the face or the glyphs change: npm run fonts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const from = join(root, 'node_modules/@expo-google-fonts/barlow-condensed');
const to = join(root, 'packages/ui/src/styles/fonts');

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
const letters = `${printable}¥·×–—’“”…ĀāĪīŪūĒēŌō`;

const faces = [
  ['600SemiBold/BarlowCondensed_600SemiBold.ttf', 'display-600.woff2'],
  ['700Bold_Italic/BarlowCondensed_700Bold_Italic.ttf', 'display-700-italic.woff2'],
] as const;

mkdirSync(to, { recursive: true });
for (const [source, target] of faces) {
  const subset = await subsetFont(readFileSync(join(from, source)), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern', 'tnum', 'lnum'],
  });
  writeFileSync(join(to, target), subset);
  console.log(`${target}  ${subset.length} bytes`);
}
writeFileSync(join(to, 'LICENSE.txt'), readFileSync(join(from, 'LICENSE_FONT')));
