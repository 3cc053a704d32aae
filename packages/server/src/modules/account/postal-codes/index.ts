import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { openPlaces, type Place } from './pack.ts';

const file = new URL('./postal-codes.txt.br', import.meta.url);
const unpack = promisify<Buffer, Buffer>(brotliDecompress);

let opening: Promise<(postalCode: string) => Place[]> | undefined;

/** Loads the list on the first call: most test processes never need it. */
export async function findPlaces(postalCode: string): Promise<Place[]> {
  opening ??= readFile(file).then(unpack).then(openPlaces);
  opening.catch(() => {
    opening = undefined;
  });
  const find = await opening;
  return find(postalCode);
}
