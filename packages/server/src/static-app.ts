import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decoderPolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.wasm']);

type Asset = { body: Buffer; headers: Record<string, string> };

type Packing = { name: 'br' | 'gzip'; pack: (content: Buffer) => Buffer };

const packings: Packing[] = [
  { name: 'br', pack: (content) => brotliCompressSync(content) },
  { name: 'gzip', pack: (content) => gzipSync(content) },
];

/** Serves one folder. A path without a file is a route of the app and gets its page. */
export function staticApp(folder: string) {
  const cache = new Map<string, Asset>();

  function load(path: string, accepted: string): Asset {
    const extension = extname(path);
    const packing = compressible.has(extension)
      ? packings.find(({ name }) => accepted.includes(name))
      : undefined;
    const key = `${packing?.name} ${path}`;
    const known = cache.get(key);
    if (known) return known;
    const content = readFileSync(path);
    const asset = {
      body: packing ? packing.pack(content) : content,
      headers: {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': isNamedByContent(path, folder)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(isDecoder(path, folder) && { 'Content-Security-Policy': decoderPolicy }),
        ...(packing && { 'Content-Encoding': packing.name }),
      },
    };
    cache.set(key, asset);
    return asset;
  }

  return function serve(path: string, acceptEncoding: string, response: ServerResponse) {
    const file = join(folder, path);
    const inside = file.startsWith(folder + sep);
    const exists = inside && existsSync(file) && statSync(file).isFile();
    if (!exists && extname(path) !== '') {
      response.writeHead(404).end();
      return;
    }
    const asset = load(exists ? file : join(folder, 'index.html'), acceptEncoding);
    response.writeHead(200, asset.headers).end(asset.body);
  };
}

const isNamedByContent = (path: string, folder: string) =>
  path.startsWith(join(folder, 'assets') + sep);

const isDecoder = (path: string, folder: string) =>
  isNamedByContent(path, folder) && /^decodeWorker-[\w-]+\.js$/.test(basename(path));
