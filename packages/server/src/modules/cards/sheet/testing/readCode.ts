import type { Bar } from '../qrModules.ts';

/** Number of data bytes in each block of a level M code, by version. */
const blocksOfVersion: readonly (readonly number[])[] = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
];

const alignmentsOfVersion: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Decodes an undamaged level M code from the positions of its bars, as a phone would. */
export function readCode(bars: readonly Bar[]): string {
  const size = Math.max(...bars.map(({ column, width }) => column + width));
  const version = (size - 17) / 4;
  const blocks = blocksOfVersion[version - 1];
  if (!blocks) throw new Error(`A code of ${size} modules is not supported here.`);
  const dark = new Set(
    bars.flatMap(({ column, row, width }) =>
      Array.from({ length: width }, (_, index) => row * size + column + index),
    ),
  );
  const isDark = (row: number, column: number) => dark.has(row * size + column);

  const format = [0, 1, 2, 3, 4].map((column) => (isDark(8, column) ? 1 : 0));
  const unmasked = Number.parseInt(format.join(''), 2) ^ 0b10101;
  if (unmasked >> 3 !== 0) throw new Error('This code is not of level M.');
  const mask = masks[unmasked & 7];

  const bits: number[] = [];
  for (const [row, column] of pathOver(size)) {
    if (isFunction(row, column, size, version)) continue;
    bits.push(isDark(row, column) !== mask?.(row, column) ? 1 : 0);
  }
  return textOf(gather(bytesOf(bits), blocks), version);
}

/** Zigzag order: up and down in strips of two modules, from the bottom right. */
function* pathOver(size: number): Generator<[number, number]> {
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    upwards = !upwards;
  }
}

function isFunction(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  if (version >= 7 && row < 6 && column >= size - 11) return true;
  if (version >= 7 && column < 6 && row >= size - 11) return true;
  const centres = alignmentsOfVersion[version - 1] ?? [];
  return centres.some((y) =>
    centres.some((x) => {
      const onFinder =
        (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6);
      return !onFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function bytesOf(bits: readonly number[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
}

/**
 * De-interleaves the blocks: they are written byte by byte in turn, and longer blocks have their extra byte
 * at the end.
 */
function gather(bytes: readonly number[], lengths: readonly number[]): number[] {
  const blocks = lengths.map((): number[] => []);
  let next = 0;
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries()) {
      if (index < length) blocks[block]?.push(bytes[next++] ?? 0);
    }
  }
  return blocks.flat();
}

function textOf(bytes: readonly number[], version: number): string {
  const alphanumerics = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const text: number[] = [];
  const write = (piece: string) => text.push(...new TextEncoder().encode(piece));
  for (let mode = take(4); mode > 0; mode = at + 4 <= bits.length ? take(4) : 0) {
    if (mode === 4) {
      for (let remaining = take(version < 10 ? 8 : 16); remaining > 0; remaining -= 1)
        text.push(take(8));
    } else if (mode === 2) {
      let remaining = take(version < 10 ? 9 : 11);
      for (; remaining > 1; remaining -= 2) {
        const pair = take(11);
        write(`${alphanumerics[Math.floor(pair / 45)]}${alphanumerics[pair % 45]}`);
      }
      if (remaining === 1) write(alphanumerics[take(6)] ?? '');
    } else if (mode === 1) {
      let remaining = take(version < 10 ? 10 : 12);
      for (; remaining >= 3; remaining -= 3) write(String(take(10)).padStart(3, '0'));
      if (remaining > 0) write(String(take(remaining === 2 ? 7 : 4)).padStart(remaining, '0'));
    } else {
      throw new Error(`Mode ${mode} is not supported by this reader.`);
    }
  }
  return new TextDecoder().decode(new Uint8Array(text));
}
