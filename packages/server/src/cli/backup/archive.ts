import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BrokenArchive, headerOf, padding, readTar, tarEnd } from './tar.ts';

const manifestName = 'manifest.json';

const manifestForm = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.number() })),
  sequences: z.record(z.string(), z.number().nullable()),
  /** Keys of files that a job was to delete. */
  deletions: z.array(z.string()).default([]),
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestForm>;
type Contents = Omit<Manifest, 'format' | 'entries'>;
type Source = { name: string; size: number; content: AsyncIterable<Buffer> | Iterable<Buffer> };

/** Writes the files, and after them the manifest with their checksums. The archive has its name when it is complete. */
export async function writeArchive(
  file: string,
  sources: AsyncIterable<Source>,
  contents: () => Contents,
): Promise<{ bytes: number }> {
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.from(archiveOf(sources, contents)),
      createGzip(),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const { size } = await stat(part);
    await rename(part, file);
    return { bytes: size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* archiveOf(sources: AsyncIterable<Source>, contents: () => Contents) {
  const entries: Manifest['entries'] = [];
  for await (const { name, size, content } of sources) {
    const hash = createHash('sha256');
    yield headerOf(name, size);
    yield* hashed(content, hash);
    yield padding(size);
    entries.push({ name, size, sha256: hash.digest('hex') });
  }
  const manifest = Buffer.from(JSON.stringify({ format: 1, ...contents(), entries }, null, 1));
  yield headerOf(manifestName, manifest.length);
  yield manifest;
  yield padding(manifest.length);
  yield tarEnd();
}

async function* hashed(content: Source['content'], hash: Hash) {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

/** The files of an archive without its manifest. */
export async function* readArchive(file: string) {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const part of readTar(unpacked)) if (part.name !== manifestName) yield part;
  } finally {
    source.destroy();
  }
}

/** Reads the whole archive and compares each file with its checksum. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: Manifest['entries'] = [];
  let manifest: Manifest | undefined;
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  for await (const { name, size, content } of readTar(unpacked)) {
    const hash = createHash('sha256');
    const pieces: Buffer[] = [];
    for await (const piece of hashed(content, hash)) if (name === manifestName) pieces.push(piece);
    if (name === manifestName)
      manifest = manifestForm.parse(JSON.parse(Buffer.concat(pieces).toString()));
    else found.push({ name, size, sha256: hash.digest('hex') });
  }
  if (!manifest || JSON.stringify(found) !== JSON.stringify(manifest.entries))
    throw new BrokenArchive();
  return manifest;
}
