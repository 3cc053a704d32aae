// Packs Japan's postal codes into the file that the server ships; docs/reference.md names the sources.
// npm run postal-codes -- utf_ken_all.csv [JIGYOSYO.CSV]
// npm run postal-codes -- <folder of jquery-jpostal-ja>/json
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packPlaces } from '../packages/server/src/modules/account/postal-codes/pack.ts';
import {
  readJapanPost,
  readJpostal,
} from '../packages/server/src/modules/account/postal-codes/sources.ts';

const target = join(
  import.meta.dirname,
  '../packages/server/src/modules/account/postal-codes/postal-codes.txt.br',
);
/** A truncated source file must not replace a complete one. */
const least = 120_000;

const sources = process.argv.slice(2);
if (sources.length === 0) throw new Error('Name the files of postal codes to pack.');
const places = sources.flatMap((source) =>
  statSync(source).isDirectory()
    ? readdirSync(source)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => readJpostal(readFileSync(join(source, name), 'utf8')))
    : readJapanPost(readFileSync(source)),
);
const codes = new Set(places.map(({ postalCode }) => postalCode)).size;
if (codes < least) throw new Error(`${codes} codes are too few for all of Japan.`);
const text = packPlaces(places);
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
writeFileSync(target, packed);
console.log(`${codes} codes, ${Buffer.byteLength(text)} bytes, ${packed.length} packed`);
