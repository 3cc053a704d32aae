import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type About = { contentType: string; metadata: Record<string, string> };
export type Described = About & { etag: string };
export type Part = { number: number; etag: string; size: number; at: string };
type Upload = About & { key: string; startedAt: string };

/** Objects and unfinished multipart uploads in a folder. */
export function createS3Store(folder: string) {
  const objects = join(folder, 'objects');
  const uploads = join(folder, 'uploads');
  const ready = Promise.all([objects, uploads].map((path) => mkdir(path, { recursive: true })));
  const objectFile = (key: string) => join(objects, createHash('sha256').update(key).digest('hex'));
  const uploadFolder = (id: string) => join(uploads, id.replaceAll(/[^\w-]/g, ''));

  const write = async (body: Readable | AsyncIterable<Buffer>, path: string) => {
    await ready;
    const hash = createHash('md5');
    const temporary = join(folder, randomUUID());
    try {
      await pipeline(
        body,
        new Transform({
          transform(chunk, _encoding, done) {
            hash.update(chunk);
            done(null, chunk);
          },
        }),
        createWriteStream(temporary),
      );
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return `"${hash.digest('hex')}"`;
  };

  const readUpload = async (id: string): Promise<Upload | null> => {
    // Only this store writes the file, in `begin`.
    const text = await readFile(join(uploadFolder(id), 'about.json'), 'utf8').catch(() => null);
    return text ? (JSON.parse(text) as Upload) : null;
  };

  return {
    async put(key: string, body: Readable | AsyncIterable<Buffer>, about: About) {
      const etag = await write(body, objectFile(key));
      await writeFile(`${objectFile(key)}.json`, JSON.stringify({ ...about, etag }));
      return etag;
    },
    async describe(key: string): Promise<(Described & { size: number; path: string }) | null> {
      const path = objectFile(key);
      const file = await stat(path).catch(() => null);
      const text = await readFile(`${path}.json`, 'utf8').catch(() => null);
      // Only this store writes the file, in `put`.
      return file && text ? { ...(JSON.parse(text) as Described), size: file.size, path } : null;
    },
    async delete(key: string) {
      await rm(objectFile(key), { force: true });
      await rm(`${objectFile(key)}.json`, { force: true });
    },
    async begin(key: string, about: About) {
      await ready;
      const id = randomUUID();
      await mkdir(uploadFolder(id));
      const upload: Upload = { ...about, key, startedAt: new Date().toISOString() };
      await writeFile(join(uploadFolder(id), 'about.json'), JSON.stringify(upload));
      return id;
    },
    readUpload,
    async putPart(id: string, number: number, body: Readable) {
      const path = join(uploadFolder(id), String(number));
      const etag = await write(body, path);
      await writeFile(`${path}.etag`, etag);
      return etag;
    },
    async parts(id: string): Promise<Part[]> {
      const names = await readdir(uploadFolder(id));
      const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
      return Promise.all(
        numbers
          .sort((a, b) => a - b)
          .map(async (number) => {
            const path = join(uploadFolder(id), String(number));
            const { size, mtime } = await stat(path);
            const etag = await readFile(`${path}.etag`, 'utf8');
            return { number, etag, size, at: mtime.toISOString() };
          }),
      );
    },
    async complete(id: string, upload: Upload, numbers: number[]) {
      async function* joined() {
        for (const number of numbers) {
          yield* createReadStream(join(uploadFolder(id), String(number)));
        }
      }
      const etag = await this.put(upload.key, joined(), upload);
      await rm(uploadFolder(id), { recursive: true });
      return etag;
    },
    async abort(id: string) {
      await rm(uploadFolder(id), { recursive: true, force: true });
    },
    async uploads() {
      await ready;
      const ids = await readdir(uploads);
      const all = await Promise.all(
        ids.map(async (id) => {
          const upload = await readUpload(id);
          return upload && { id, ...upload };
        }),
      );
      return all.filter((upload) => upload !== null);
    },
  };
}

export type S3Store = ReturnType<typeof createS3Store>;
