import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isProduction } from '@homestand/server/stand-in-support';
import { isSigned } from './signature.ts';
import { createS3Store, type S3Store } from './store.ts';

type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  store: S3Store;
  bucket: string;
  key: string;
  query: URLSearchParams;
};

class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** An S3 bucket in a folder, for development and tests; it implements the calls that this server makes. */
export function createS3StandIn(options: {
  folder: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}): Server {
  if (isProduction()) {
    throw new Error('The S3 stand-in does not start in production.');
  }
  const store = createS3Store(options.folder);
  return createServer(async (request, response) => {
    try {
      if (!isSigned(request, options)) throw new S3Error(403, 'SignatureDoesNotMatch');
      // An S3 client sends a chunked signed body when it appends a checksum.
      if (request.headers['x-amz-content-sha256']?.includes('STREAMING')) {
        throw new S3Error(501, 'NotImplemented');
      }
      const [path = '', query] = (request.url ?? '').split('?');
      const [bucket = '', ...rest] = path.slice(1).split('/').map(decodeURIComponent);
      if (bucket !== options.bucket) throw new S3Error(404, 'NoSuchBucket');
      const call = { request, response, store, bucket, key: rest.join('/') };
      await respond({ ...call, query: new URLSearchParams(query) });
    } catch (error) {
      refuse(response, error);
    }
  });
}

async function respond(call: Call): Promise<void> {
  const { method } = call.request;
  const upload = call.query.get('uploadId');
  if (!call.key) {
    if (method === 'POST' && call.query.has('delete')) return deleteMany(call);
    if (method === 'GET' && call.query.has('uploads')) return listUploads(call);
  } else if (upload !== null) {
    const found = await call.store.readUpload(upload);
    if (found?.key !== call.key) throw new S3Error(404, 'NoSuchUpload');
    if (method === 'PUT') return uploadPart(call, upload);
    if (method === 'GET') return listParts(call, upload);
    if (method === 'POST') return completeUpload(call, upload, found);
    if (method === 'DELETE') {
      await call.store.abort(upload);
      return reply(call.response, 204);
    }
  } else if (method === 'POST' && call.query.has('uploads')) {
    const id = await call.store.begin(call.key, about(call.request));
    return replyXml(call.response, 'InitiateMultipartUploadResult', [
      xml('Bucket', call.bucket),
      xml('Key', call.key),
      xml('UploadId', id),
    ]);
  } else if (method === 'PUT' && !call.request.headers['x-amz-copy-source']) {
    const etag = await call.store.put(call.key, call.request, about(call.request));
    return reply(call.response, 200, { ETag: etag });
  } else if (method === 'GET' || method === 'HEAD') {
    return getObject(call);
  } else if (method === 'DELETE') {
    await call.store.delete(call.key);
    return reply(call.response, 204);
  }
  throw new S3Error(501, 'NotImplemented');
}

async function getObject({ request, response, store, key }: Call): Promise<void> {
  const object = await store.describe(key);
  if (!object) throw new S3Error(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(range?.[2] ? Number(range[2]) : object.size - 1, object.size - 1);
  if (range && start > end) throw new S3Error(416, 'InvalidRange');
  response.writeHead(range ? 206 : 200, {
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    'Content-Type': object.contentType,
    ETag: object.etag,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${object.size}` }),
    ...Object.fromEntries(
      Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
    ),
  });
  if (request.method === 'HEAD' || object.size === 0) response.end();
  else await pipeline(createReadStream(object.path, { start, end }), response);
}

async function uploadPart({ request, response, store, query }: Call, id: string): Promise<void> {
  const number = Number(query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new S3Error(400, 'InvalidArgument');
  }
  reply(response, 200, { ETag: await store.putPart(id, number, request) });
}

async function listParts({ response, store, query, key }: Call, id: string): Promise<void> {
  const after = Number(query.get('part-number-marker') ?? 0);
  const limit = Math.min(Number(query.get('max-parts') ?? 1000), 1000);
  const laterParts = (await store.parts(id)).filter((part) => part.number > after);
  const page = laterParts.slice(0, limit);
  replyXml(response, 'ListPartsResult', [
    xml('Key', key),
    xml('UploadId', id),
    xml('IsTruncated', laterParts.length > page.length),
    xml('NextPartNumberMarker', page.at(-1)?.number ?? 0),
    ...page.map(
      (part) =>
        `<Part>${xml('PartNumber', part.number)}${xml('ETag', part.etag)}${xml('Size', part.size)}${xml('LastModified', part.at)}</Part>`,
    ),
  ]);
}

async function completeUpload(
  { request, response, store, bucket, key }: Call,
  id: string,
  upload: NonNullable<Awaited<ReturnType<S3Store['readUpload']>>>,
): Promise<void> {
  const numbers = values(await text(request), 'PartNumber').map(Number);
  const storedNumbers = new Set((await store.parts(id)).map((part) => part.number));
  if (numbers.length === 0 || numbers.some((number) => !storedNumbers.has(number))) {
    throw new S3Error(400, 'InvalidPart');
  }
  const etag = await store.complete(id, upload, numbers);
  replyXml(response, 'CompleteMultipartUploadResult', [
    xml('Location', `/${bucket}/${key}`),
    xml('Bucket', bucket),
    xml('Key', key),
    xml('ETag', etag),
  ]);
}

async function deleteMany({ request, response, store }: Call): Promise<void> {
  const keys = values(await text(request), 'Key');
  await Promise.all(keys.map((key) => store.delete(key)));
  replyXml(
    response,
    'DeleteResult',
    keys.map((key) => `<Deleted>${xml('Key', key)}</Deleted>`),
  );
}

async function listUploads({ response, store }: Call): Promise<void> {
  const uploads = await store.uploads();
  replyXml(response, 'ListMultipartUploadsResult', [
    xml('IsTruncated', false),
    ...uploads.map(
      ({ id, key, startedAt }) =>
        `<Upload>${xml('Key', key)}${xml('UploadId', id)}${xml('Initiated', startedAt)}</Upload>`,
    ),
  ]);
}

function about({ headers }: IncomingMessage) {
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]);
  return {
    contentType: headers['content-type'] ?? 'application/octet-stream',
    metadata: Object.fromEntries(metadata),
  };
}

function reply(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end();
}

function replyXml(response: ServerResponse, root: string, children: string[], status = 200) {
  const body = `<?xml version="1.0" encoding="UTF-8"?><${root}>${children.join('')}</${root}>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

function refuse(response: ServerResponse, error: unknown) {
  if (response.headersSent) return response.destroy();
  const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
  // The unread rest of the body would be parsed as the next request on this connection.
  response.setHeader('Connection', 'close');
  return replyXml(response, 'Error', [xml('Code', code), xml('Message', code)], status);
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function xml(name: string, value: string | number | boolean): string {
  return `<${name}>${String(value).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')}</${name}>`;
}

function values(document: string, name: string): string[] {
  const found = document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return Array.from(found, ([, value = '']) =>
    Object.entries(signs).reduceRight(
      (text, [sign, entity]) => text.replaceAll(entity, sign),
      value,
    ),
  );
}
