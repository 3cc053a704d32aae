import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { decoderPolicy } from './securityHeaders.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

const compressible = new Set(['.html', '.js', '.css', '.json', '.txt', '.svg', '.wasm']);

type Asset = { body: Buffer; headers: Record<string, string> };

type Packing = { name: 'br' | 'gzip'; pack: (content: Buffer) => Promise<Buffer> };

const packings: Packing[] = [
  { name: 'br', pack: promisify<Buffer, Buffer>(brotliCompress) },
  { name: 'gzip', pack: promisify<Buffer, Buffer>(gzip) },
];

/**
 * Serves one folder. A path without a file is a route of the app and gets index.html, with what `pageOf` adds for the
 * route.
 */
export function staticApp(
  folder: string,
  pageOf: (path: string, page: string) => string = (_path, page) => page,
) {
  const cache = new Map<string, Promise<Asset>>();

  const packingOf = (path: string, accepted: string) =>
    compressible.has(extname(path))
      ? packings.find(({ name }) => accepted.includes(name))
      : undefined;

  /** Each file and each page is compressed once, asynchronously, and cached. */
  function cached(key: string, make: () => Promise<Asset>): Promise<Asset> {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const asset = make();
    cache.set(key, asset);
    asset.catch(() => cache.delete(key));
    return asset;
  }

  function load(path: string, accepted: string): Promise<Asset> {
    const packing = packingOf(path, accepted);
    return cached(`${packing?.name} ${path}`, async () => ({
      body: packing ? await packed(path, packing) : await readFile(path),
      headers: headersOf(path, packing),
    }));
  }

  async function loadPage(path: string, accepted: string): Promise<Asset> {
    const index = join(folder, 'index.html');
    const page = pageOf(path, await readFile(index, 'utf8'));
    const packing = packingOf(index, accepted);
    const content = Buffer.from(page);
    return cached(`${packing?.name} ${page}`, async () => ({
      body: packing ? await packing.pack(content) : content,
      headers: headersOf(index, packing),
    }));
  }

  const headersOf = (path: string, packing: Packing | undefined) => ({
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': isNamedByContent(path, folder)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(isDecoder(path, folder) && { 'Content-Security-Policy': decoderPolicy }),
    ...(packing && { 'Content-Encoding': packing.name }),
  });

  return async function serve(
    path: string,
    acceptEncoding: string,
    response: ServerResponse,
  ): Promise<void> {
    const file = join(folder, path);
    const inside = file.startsWith(folder + sep);
    // Names that begin with a dot are for the build, like .vite.
    const hidden = /(^|[/\\])[.]/.test(path);
    const exists = inside && !hidden && existsSync(file) && statSync(file).isFile();
    if (!exists && (hidden || extname(path) !== '')) {
      response.writeHead(404).end();
      return;
    }
    const asset = await (exists
      ? load(file, acceptEncoding)
      : loadPage(path, acceptEncoding)
    ).catch(() => null);
    // A new build may delete a file between the check and the read.
    if (!asset) response.writeHead(404).end();
    else response.writeHead(200, asset.headers).end(asset.body);
  };
}

/** Uses the compressed file of the build, or compresses the file now. */
const packed = async (path: string, { name, pack }: Packing) =>
  existsSync(`${path}.${name}`) ? readFile(`${path}.${name}`) : pack(await readFile(path));

const isNamedByContent = (path: string, folder: string) =>
  path.startsWith(join(folder, 'assets') + sep);

const isDecoder = (path: string, folder: string) =>
  isNamedByContent(path, folder) && /^decodeWorker-[\w-]+\.js$/.test(basename(path));
