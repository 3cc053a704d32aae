import { randomUUID } from 'node:crypto';

/** A UUIDv7: unique without coordination and ordered by time, so that inserts append to the index. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Node draws the random bits of many UUIDs at once. After the version, v4 and v7 are alike.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
