import { readFileSync } from 'node:fs';
import { decodeAgain, decodeFrame } from '@homestand/qr-reader/decode';
import type { Pixels } from '@homestand/qr-reader/pixels';
import { openJsqr, openZxing, type Reader } from '@homestand/qr-reader/readers';
import { kinds, picture, seeded } from './pictures.ts';

const each = Number(process.argv[2] ?? 25);
const { buffer } = new Uint8Array(readFileSync(process.env.READER_WASM ?? ''));

const jsqr = await openJsqr();
const zxing = await openZxing({ wasmBinary: buffer });
const readers: Record<string, Reader> = {
  jsqr,
  zxing,
  ours: (image) => decodeFrame(image, zxing),
  // Includes the second decoder, which the scanner runs on every sixth frame.
  'ours, 6th': async (image) => {
    const texts = await decodeFrame(image, zxing);
    return texts.length > 0 ? texts : decodeAgain(image, jsqr);
  },
};

type Result = { read: number; wrong: number; cpu: number[] };
const results = new Map<string, Result>();

async function measure(kind: string, name: string, read: Reader, image: Pixels, text: string) {
  const result = results.get(`${kind} ${name}`) ?? { read: 0, wrong: 0, cpu: [] };
  results.set(`${kind} ${name}`, result);
  const copy = { ...image, data: image.data.slice() };
  const before = process.cpuUsage();
  const texts = await read(copy);
  const { user, system } = process.cpuUsage(before);
  result.cpu.push((user + system) / 1000);
  if (texts.includes(text)) result.read++;
  else if (texts.length > 0) result.wrong++;
}

const uuid = (random: () => number) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(random() * 16).toString(16),
  );

// Warm-up: the first call of each compiles and is not counted.
const blank = await picture('x', { side: 200 }, seeded(0));
for (const read of Object.values(readers)) await read(blank);

for (const [index, { name: kind, scene }] of kinds.entries())
  for (let number = 0; number < each; number++) {
    const random = seeded(index * 1000 + number);
    const text = `https://fanclub.example/user/u/card-obtain/${uuid(random)}`;
    const image = await picture(text, scene(random), random);
    for (const [name, read] of Object.entries(readers))
      await measure(kind, name, read, image, text);
  }

const empty = await picture('x', { side: 1 }, seeded(1));
for (let number = 0; number < each; number++)
  for (const [name, read] of Object.entries(readers))
    await measure('no code', name, read, empty, '');

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const late = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

const names = Object.keys(readers);
const row = (of: (name: string) => Result[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const found = of(name);
      const cpu = found.flatMap((result) => result.cpu);
      const read = found.reduce((sum, result) => sum + result.read, 0);
      return [
        [`${name} %`, Math.round((read / cpu.length) * 100)],
        [`${name} ms`, `${median(cpu).toFixed(0)} / ${late(cpu).toFixed(0)}`],
      ];
    }),
  );
const resultOf = (kind: string, name: string) =>
  results.get(`${kind} ${name}`) ?? { read: 0, wrong: 0, cpu: [] };

console.log(
  `${kinds.length * each} pictures of 1280 × 720; share read, CPU ms as median / 95th of 100`,
);
console.table({
  ...Object.fromEntries(
    kinds.map(({ name: kind }) => [kind, row((name) => [resultOf(kind, name)])]),
  ),
  all: row((name) => kinds.map((kind) => resultOf(kind.name, name))),
  'no code': row((name) => [resultOf('no code', name)]),
});
const wrong = [...results.values()].reduce((sum, result) => sum + result.wrong, 0);
console.log(`read wrongly: ${wrong}`);
