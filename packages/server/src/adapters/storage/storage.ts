import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };

export type StoredFile = { stream: Readable; size: number; contentType: string };

export type Storage = {
  /** Takes over a finished file: once this resolves, it is kept and the one given is gone. */
  put(key: string, file: string): Promise<void>;
  /** `size` is that of the whole file; `end` is inclusive and may lie beyond it. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Fails while files cannot be read. */
  check(): Promise<void>;
};

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
};

/** A key nobody can guess, whose ending says what the file is. */
export function newKey(contentType: string): string {
  const extension = Object.keys(contentTypes).find((name) => contentTypes[name] === contentType);
  if (!extension) throw new Error(`Nothing of type ${contentType} is stored.`);
  return `${randomUUID()}.${extension}`;
}

// Two characters to shard by, and nothing a path, an address or a shell would read otherwise.
const keyPattern = /^[a-z0-9]{2}[a-z0-9_-]{0,120}\.([a-z0-9]{2,4})$/;

/** Refuses a key that is not ours, and says what the file is. */
export function contentTypeOf(key: string): string {
  const contentType = contentTypes[keyPattern.exec(key)?.[1] ?? ''];
  if (!contentType) throw new Error('This is no key of a stored file.');
  return contentType;
}
