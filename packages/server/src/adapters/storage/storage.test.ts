import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createS3StandIn } from '@homestand/stand-ins/s3';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFolderStorage } from './folder.ts';
import { newKey, type Storage, s3ClientConfig } from './index.ts';
import { createS3Storage } from './s3.ts';

const megabyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'homestand-storage-'));
const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() };
const bucket = 'club';

const standIn = createS3StandIn({ folder: join(folder, 's3'), bucket, ...keys });
const passer = createServer();
let failures = 0;

const address = (server: Server) =>
  // A server that listens on a port has an AddressInfo.
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

const s3 = (changes = {}) => ({
  endpoint: address(standIn),
  region: 'ap-northeast-1',
  bucket,
  prefix: 'media/',
  ...keys,
  ...changes,
});

let temporary = 0;
async function temporaryFile(bytes: Uint8Array | string): Promise<string> {
  temporary += 1;
  const file = join(folder, `temporary-${temporary}`);
  await writeFile(file, bytes);
  return file;
}

beforeAll(async () => {
  await listen(standIn);
  // A proxy in front of the stand-in that responds with the errors of a busy service, as often as a test
  // asks.
  passer.on('request', (request, response) => {
    if (failures > 0) {
      failures -= 1;
      request.resume();
      request.on('end', () => response.writeHead(503).end());
      return;
    }
    const { url: path, method, headers } = request;
    const onward = forward(address(standIn), { path, method, headers }, (result) => {
      response.writeHead(result.statusCode ?? 500, result.headers);
      result.pipe(response);
    });
    request.pipe(onward);
  });
  await listen(passer);
});

afterAll(async () => {
  for (const server of [standIn, passer]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const kinds: [string, () => Storage][] = [
  ['a folder', () => createFolderStorage(join(folder, 'kept'))],
  ['S3', () => createS3Storage(s3())],
];

describe.each(kinds)('storage in %s', (_name, create) => {
  const read = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
    const found = await storage.open(key, range);
    return found && { ...found, bytes: await buffer(found.stream) };
  };

  test('returns what was put, with its type, and removes the given file', async () => {
    const storage = create();
    const key = newKey('image/webp');
    const file = await temporaryFile('a picture');
    await storage.put(key, file);
    const found = await read(storage, key);
    expect(found?.bytes.toString()).toBe('a picture');
    expect([found?.size, found?.contentType]).toEqual([9, 'image/webp']);
    expect(await storage.size(key)).toBe(9);
    expect(existsSync(file)).toBe(false);
  });

  test('stores 50 MB unchanged', async () => {
    const storage = create();
    const key = newKey('video/mp4');
    const bytes = randomBytes(50 * megabyte);
    await storage.put(key, await temporaryFile(bytes));
    const found = await read(storage, key);
    expect(found?.bytes.equals(bytes)).toBe(true);
  });

  test('serves ranges of a file', async () => {
    const storage = create();
    const key = newKey('video/mp4');
    const bytes = randomBytes(3 * megabyte);
    await storage.put(key, await temporaryFile(bytes));
    const last = bytes.length - 1;
    for (const [start, end] of [
      [0, 0],
      [0, 99],
      [megabyte, 2 * megabyte],
      [last, last],
      [last - 9, last + 1000],
    ] as const) {
      const found = await read(storage, key, { start, end });
      expect(found?.bytes.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
      expect(found?.size).toBe(bytes.length);
    }
  });

  test('rejects a range outside the file', async () => {
    const storage = create();
    const key = newKey('video/mp4');
    await storage.put(key, await temporaryFile('0123456789'));
    await expect(storage.open(key, { start: 10, end: 20 })).rejects.toThrow(RangeError);
    await expect(storage.open(key, { start: 5, end: 4 })).rejects.toThrow(RangeError);
  });

  test('returns null for a missing key', async () => {
    const storage = create();
    const key = newKey('image/png');
    expect(await storage.open(key)).toBeNull();
    expect(await storage.open(key, { start: 0, end: 1 })).toBeNull();
    expect(await storage.size(key)).toBeNull();
  });

  test('deletes; a second delete is no error', async () => {
    const storage = create();
    const key = newKey('image/jpeg');
    await storage.put(key, await temporaryFile('x'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.open(key)).toBeNull();
  });

  test('stores an empty file', async () => {
    const storage = create();
    const key = newKey('audio/mpeg');
    await storage.put(key, await temporaryFile(''));
    expect((await read(storage, key))?.bytes.length).toBe(0);
    expect(await storage.size(key)).toBe(0);
  });

  test.each([
    '',
    '..',
    '../../etc/passwd.png',
    'ab/../cd.png',
    'ab\\cd.png',
    '/abcd.png',
    'abcd.png\0.mp4',
    'ab\u202ecd.png',
    'AB.png',
    'ab cd.png',
    'ab%2ecd.png',
    'abcd',
    'abcd.html',
    'abcd.svg',
    'abcd.png.exe',
    '.png',
    'a.png',
    '写真.png',
    `${'a'.repeat(200)}.png`,
  ])('rejects the key %j', async (key) => {
    const storage = create();
    const file = await temporaryFile('x');
    await expect(storage.put(key, file)).rejects.toThrow('not the key');
    await expect(storage.open(key)).rejects.toThrow('not the key');
    await expect(storage.size(key)).rejects.toThrow('not the key');
    await expect(storage.delete(key)).rejects.toThrow('not the key');
    expect(existsSync(file)).toBe(true);
  });

  test('takes many files at once, and one of two under the same key', async () => {
    const storage = create();
    const all = Array.from({ length: 20 }, () => ({
      key: newKey('image/webp'),
      bytes: randomBytes(100_000),
    }));
    await Promise.all(
      all.map(async ({ key, bytes }) => storage.put(key, await temporaryFile(bytes))),
    );
    for (const { key, bytes } of all) {
      expect((await read(storage, key))?.bytes.equals(bytes)).toBe(true);
    }

    const key = newKey('image/webp');
    const both = ['a', 'b'].map((letter) => letter.repeat(megabyte));
    await Promise.all(both.map(async (text) => storage.put(key, await temporaryFile(text))));
    expect(both).toContain((await read(storage, key))?.bytes.toString());
  });

  test('throws if the given file does not exist', async () => {
    const storage = create();
    const key = newKey('image/webp');
    await expect(storage.put(key, join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    expect(await storage.size(key)).toBeNull();
  });

  test('closes a file whose reader has stopped', async () => {
    const storage = create();
    const key = newKey('video/mp4');
    await storage.put(key, await temporaryFile(randomBytes(5 * megabyte)));
    const found = await storage.open(key);
    found?.stream.destroy();
    await storage.delete(key);
    expect(await storage.open(key)).toBeNull();
  });
});

describe('a folder', () => {
  test('is sharded by the beginning of the key and contains nothing else', async () => {
    const place = join(folder, 'sharded');
    const key = newKey('image/webp');
    await createFolderStorage(place).put(key, await temporaryFile('x'));
    expect(await readdir(place, { recursive: true })).toEqual([
      key.slice(0, 2),
      join(key.slice(0, 2), key),
    ]);
  });

  test.runIf(existsSync('/dev/shm'))('takes a file from another disk', async () => {
    const other = await mkdtemp('/dev/shm/homestand-');
    const [here, there] = await Promise.all([stat(folder), stat(other)]);
    expect(here.dev).not.toBe(there.dev);
    const file = join(other, 'file');
    await writeFile(file, 'from elsewhere');
    const place = join(folder, 'other');
    const key = newKey('image/webp');
    await createFolderStorage(place).put(key, file);
    expect(await readFile(join(place, key.slice(0, 2), key), 'utf8')).toBe('from elsewhere');
    expect(existsSync(file)).toBe(false);
    await rm(other, { recursive: true });
  });
});

describe('S3', () => {
  test('serves more paused readers than a client has connections by default', async () => {
    const storage = createS3Storage(s3());
    const key = newKey('video/mp4');
    await storage.put(key, await temporaryFile(randomBytes(2 * megabyte)));
    const paused = await Promise.all(Array.from({ length: 60 }, () => storage.open(key)));
    expect(await storage.size(key)).toBe(2 * megabyte);
    for (const found of paused) found?.stream.destroy();
  });

  test('is retried when it is busy', async () => {
    failures = 2;
    const storage = createS3Storage(s3({ endpoint: address(passer) }));
    const key = newKey('image/webp');
    await storage.put(key, await temporaryFile(randomBytes(megabyte)));
    expect(failures).toBe(0);
    expect(await storage.size(key)).toBe(megabyte);
  });

  test('if it stays unavailable, put throws and the given file remains', async () => {
    failures = 100;
    const storage = createS3Storage(s3({ endpoint: address(passer) }));
    const file = await temporaryFile('x');
    await expect(storage.put(newKey('image/webp'), file)).rejects.toThrow();
    expect(existsSync(file)).toBe(true);
    failures = 0;
  });

  test.each([
    ['another secret', { secretAccessKey: 'wrong' }],
    ['another access key', { accessKeyId: 'wrong' }],
    ['another bucket', { bucket: 'wrong' }],
  ])('rejects %s', async (_name, changes) => {
    const storage = createS3Storage(s3(changes));
    await expect(storage.open(newKey('image/webp'))).rejects.toThrow(
      /SignatureDoesNotMatch|NoSuchBucket/,
    );
  });

  test('stores its files under the prefix', async () => {
    const key = newKey('image/webp');
    await createS3Storage(s3()).put(key, await temporaryFile('x'));
    expect(await createS3Storage(s3({ prefix: '' })).size(key)).toBeNull();
    expect(await createS3Storage(s3({ prefix: 'media/' })).size(key)).toBe(1);
  });

  test('has no stand-in in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => createS3StandIn({ folder, bucket, ...keys })).toThrow('production');
  });
});

describe('resumable uploads to the S3 stand-in', () => {
  const store = () =>
    new S3Store({
      partSize: 5 * megabyte,
      s3ClientConfig: { ...s3ClientConfig(s3()), bucket },
      expirationPeriodInMilliseconds: 1,
    });
  const piece = async (bytes: Buffer) => {
    return createReadStream(await temporaryFile(bytes));
  };

  test('join their parts, across a restart', async () => {
    const bytes = randomBytes(17 * megabyte + 123);
    const id = randomUUID();
    await store().create(new Upload({ id, offset: 0, size: bytes.length }));
    let offset = 0;
    for (const end of [3 * megabyte, 12 * megabyte, bytes.length]) {
      const found = await store().getUpload(id);
      expect(found.offset).toBe(offset);
      offset = await store().write(await piece(bytes.subarray(offset, end)), id, offset);
      expect(offset).toBe(end);
    }
    // The store's type does not declare the stream that it returns.
    const whole = await buffer((await store().read(id)) as NodeJS.ReadableStream);
    expect(whole.equals(bytes)).toBe(true);
  });

  test('are gone after they were removed or have expired', async () => {
    const [removed, expired] = [randomUUID(), randomUUID()];
    for (const id of [removed, expired]) {
      await store().create(new Upload({ id, offset: 0, size: 20 * megabyte }));
      await store().write(await piece(randomBytes(6 * megabyte)), id, 0);
    }
    await store().remove(removed);
    await expect(store().getUpload(removed)).rejects.toBeTruthy();
    expect(await store().deleteExpired()).toBeGreaterThan(0);
    await expect(store().getUpload(expired)).rejects.toBeTruthy();
  });
});

test('leave no partial files in the folder of the stand-in', async () => {
  const names = await readdir(join(folder, 's3'));
  expect(names.sort()).toEqual(['objects', 'uploads']);
});
