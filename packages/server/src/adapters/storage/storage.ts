import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };

export type StoredFile = { stream: Readable; size: number; contentType: string };

export type Storage = {
  /** Moves a finished file into the storage: once this resolves, it is durable and the local file is gone. */
  put(key: string, file: string): Promise<void>;
  /** `size` is that of the whole file; `end` is inclusive and may exceed it. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  size(key: string): Promise<number | null>;
  /** Deleting a key that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Rejects while files cannot be read. */
  check(): Promise<void>;
};

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
};

/** An unguessable key whose extension gives the content type. */
export function newKey(contentType: string): string {
  const extension = Object.keys(contentTypes).find((name) => contentTypes[name] === contentType);
  if (!extension) throw new Error(`Files of type ${contentType} cannot be stored.`);
  return `${randomUUID()}.${extension}`;
}

// Begins with two characters for the shard, and has none that a path, a URL or a shell would interpret.
const keyPattern = /^[a-z0-9]{2}[a-z0-9_-]{0,120}\.([a-z0-9]{2,4})$/;

/** Content type of a key; throws if the key is not one of ours. */
export function contentTypeOf(key: string): string {
  const contentType = contentTypes[keyPattern.exec(key)?.[1] ?? ''];
  if (!contentType) throw new Error('This is not the key of a stored file.');
  return contentType;
}
