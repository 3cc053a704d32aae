import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, type Storage } from '../adapters/storage/index.ts';
import { notFound } from './errors.ts';

type Options = {
  storage: Storage;
  key: string;
  /** Value of the ETag. Never the key, which gives access to the file in the storage. */
  tag: string;
  cacheControl: string;
};

/** Sends a stored file, or the requested range of it. The content under a key never changes. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, tag, cacheControl }: Options,
): Promise<void> {
  const etag = `"${tag}"`;
  const cacheHeaders = { 'Cache-Control': cacheControl, ETag: etag };
  if (hasAlready(request.headers['if-none-match'], etag)) {
    reply.code(304).headers(cacheHeaders).send();
    return;
  }
  const size = await storage.size(key);
  if (size === null) throw notFound();
  const sameFile = (request.headers['if-range'] ?? etag) === etag;
  const range = sameFile ? readRange(request.headers.range, size) : undefined;
  if (range === 'outside') {
    reply.code(416).header('Content-Range', `bytes */${size}`).send();
    return;
  }
  const file = await storage.open(key, range);
  if (!file) throw notFound();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply
    .headers({
      ...cacheHeaders,
      'Accept-Ranges': 'bytes',
      'Content-Disposition': 'inline',
      'Content-Length': end - start + 1,
      // Opened as a page of its own, a file must not run scripts.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': contentTypeOf(key),
    })
    .send(file.stream);
}

/**
 * Whether an If-None-Match header names this ETag. Browsers send one tag or several; a proxy may have marked it as weak.
 */
export const hasAlready = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W[/]/, '') === etag) === true;

/** Parses a single range, which media players send; for any other header the whole file is sent. */
function readRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? ('outside' as const) : { start, end };
}
