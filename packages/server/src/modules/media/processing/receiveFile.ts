import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { imageMaxBytes, videoMaxBytes } from '@homestand/api-client/limits';
import { headLength, kindOf, type MediaKind } from './fileKind.ts';
import { MediaRefusal } from './mediaRefusal.ts';
import { temporaryFile } from './temporaryFiles.ts';

export const mediaLimits = { image: imageMaxBytes, video: videoMaxBytes };

export type ReceivedFile = MediaKind & { file: string; size: number; sha256: string };

/** Writes a stream to a temporary file; refused content stops the stream, and the file is deleted. */
export async function receive(
  stream: Readable,
  options: { folder: string; limits?: typeof mediaLimits; signal?: AbortSignal },
): Promise<ReceivedFile> {
  const { folder, limits = mediaLimits, signal } = options;
  let file = '';
  let handle: FileHandle | undefined;
  const stop = () => stream.destroy(new Error('Receiving was aborted.'));
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    file = await temporaryFile(folder);
    handle = await open(file, 'wx');
    const received = await keep(stream, handle, limits);
    await handle.sync();
    await handle.close();
    return { ...received, file };
  } catch (error) {
    stream.destroy();
    await handle?.close().catch(() => {});
    if (file) await rm(file, { force: true });
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function keep(stream: Readable, handle: FileHandle, limits: typeof mediaLimits) {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let kind: MediaKind | undefined;
  let size = 0;
  const check = async () => {
    kind ??= await kindOf(head);
    if (size > limits[kind.kind]) throw new MediaRefusal(`${kind.kind}_too_large`);
    return kind;
  };
  for await (const piece of stream) {
    const chunk = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    size += chunk.length;
    if (!kind) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
    if (kind || head.length === headLength) await check();
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  return { ...(await check()), size, sha256: hash.digest('hex') };
}
