import { randomInt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Outage } from '../../dependencies/outage.ts';
import { contentTypeOf, type Storage } from './storage.ts';

export type S3Options = {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every key, such as `media/`. */
  prefix?: string;
};

const attempts = 3;
const responseTimeoutMs = 15_000;
// Long enough for a file of 400 MB over a slow connection.
const putTimeoutMs = 10 * 60_000;
const neverStored = 'readiness-check.png';
const sockets = { keepAlive: true, maxSockets: 1000 };

/** Client configuration of the service, shared with resumable uploads. */
export function s3ClientConfig(options: S3Options): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  return {
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Each client that plays a video holds a connection, also while the video is paused.
    requestHandler: { connectionTimeout: 5000, httpAgent: sockets, httpsAgent: sockets },
    // S3-compatible services other than Amazon's often reject the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

export function createS3Storage(options: S3Options): Storage {
  const client = new S3Client(s3ClientConfig(options));
  const target = (key: string) => {
    const ContentType = contentTypeOf(key);
    return { at: { Bucket: options.bucket, Key: `${options.prefix ?? ''}${key}` }, ContentType };
  };
  return {
    async put(key, file) {
      const { at, ContentType } = target(key);
      const { size } = await stat(file);
      // The client retries a request itself, except one whose body is a stream.
      for (let attempt = 1; ; attempt += 1) {
        const Body = createReadStream(file);
        try {
          const command = new PutObjectCommand({ ...at, ContentType, Body, ContentLength: size });
          await withTimeout(putTimeoutMs, (abortSignal) => client.send(command, { abortSignal }));
          break;
        } catch (error) {
          if (attempt === attempts || !mayPass(error)) throw storageOutage(error);
          await wait(200 * 4 ** (attempt - 1) * (randomInt(50, 150) / 100));
        } finally {
          Body.destroy();
        }
      }
      await rm(file, { force: true });
    },
    async open(key, range) {
      const { at, ContentType } = target(key);
      if (range && range.end < range.start) throw new RangeError('The range is outside the file.');
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ ...at, ...(Range && { Range }) });
      const response = await withTimeout(responseTimeoutMs, (abortSignal) =>
        client.send(command, { abortSignal }),
      ).catch(missing);
      if (!response) return null;
      if (!(response.Body instanceof Readable)) throw new Error('The storage returned no stream.');
      const whole = response.ContentRange?.split('/')[1] ?? response.ContentLength;
      return { stream: response.Body, size: Number(whole), contentType: ContentType };
    },
    size,
    async delete(key) {
      const command = new DeleteObjectCommand(target(key).at);
      await withTimeout(responseTimeoutMs, (abortSignal) =>
        client.send(command, { abortSignal }),
      ).catch((error: unknown) => {
        throw storageOutage(error);
      });
    },
    async check() {
      await size(neverStored);
    },
  };

  async function size(key: string): Promise<number | null> {
    const command = new HeadObjectCommand(target(key).at);
    const response = await withTimeout(responseTimeoutMs, (abortSignal) =>
      client.send(command, { abortSignal }),
    ).catch(missing);
    return response?.ContentLength ?? null;
  }
}

/**
 * Times out only until the response begins: a client that plays a video may pause it while the body is sent.
 */
async function withTimeout<Answer>(
  milliseconds: number,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** A local file that cannot be read is not an outage of the storage; every other error is. */
export function storageOutage(error: unknown): unknown {
  if (error instanceof Outage) return error;
  const isLocal =
    error instanceof Error &&
    'syscall' in error &&
    /^(open|read|stat)$/.test(String(error.syscall));
  return isLocal ? error : new Outage('storage', error);
}

function missing(error: unknown): null {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode;
    if (status === 404 && error.name !== 'NoSuchBucket') return null;
    if (status === 416) throw new RangeError('The range is outside the file.', { cause: error });
  }
  throw storageOutage(error);
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 500 || status === 429;
}
