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
import { contentTypeOf, type Storage } from './storage.ts';

export type S3Options = {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Put before every key, such as `media/`. */
  prefix?: string;
};

const attempts = 3;
const sockets = { keepAlive: true, maxSockets: 1000 };

/** How to reach the service; resumable uploads to it want the same. */
export function s3ClientConfig(options: S3Options): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  return {
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Everyone who watches a video holds a connection, also while it is paused.
    requestHandler: { connectionTimeout: 5000, httpAgent: sockets, httpsAgent: sockets },
    // Services that speak S3 but are not Amazon's often refuse the newer checksum trailers.
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
      // The client tries a request again by itself, but not one whose body is a stream.
      for (let attempt = 1; ; attempt += 1) {
        const Body = createReadStream(file);
        try {
          await client.send(
            new PutObjectCommand({ ...at, ContentType, Body, ContentLength: size }),
          );
          break;
        } catch (error) {
          if (attempt === attempts || !mayPass(error)) throw error;
          await wait(200 * 4 ** (attempt - 1) * (randomInt(50, 150) / 100));
        } finally {
          Body.destroy();
        }
      }
      await rm(file, { force: true });
    },
    async open(key, range) {
      const { at, ContentType } = target(key);
      if (range && range.end < range.start) throw new RangeError('The file has no such bytes.');
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client
        .send(new GetObjectCommand({ ...at, ...(Range && { Range }) }))
        .catch(missing);
      if (!answer) return null;
      if (!(answer.Body instanceof Readable)) throw new Error('The storage answered no stream.');
      const whole = answer.ContentRange?.split('/')[1] ?? answer.ContentLength;
      return { stream: answer.Body, size: Number(whole), contentType: ContentType };
    },
    async size(key) {
      const answer = await client.send(new HeadObjectCommand(target(key).at)).catch(missing);
      return answer?.ContentLength ?? null;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(target(key).at));
    },
  };
}

function missing(error: unknown): null {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode;
    if (status === 404 && error.name !== 'NoSuchBucket') return null;
    if (status === 416) throw new RangeError('The file has no such bytes.', { cause: error });
  }
  throw error;
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 500 || status === 429;
}
