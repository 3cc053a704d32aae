import { appendFileSync, readFileSync } from 'node:fs';

export type Cart = Record<string, number>;

/** A write whose response has arrived: from then on it must exist, once. */
export type Entry = { fan: string } & (
  | { kind: 'message'; key: string; topicId: string; messageId: string }
  | { kind: 'deletion'; messageId: string }
  | { kind: 'cart'; items: Cart }
  | { kind: 'order'; key: string; orderId: string; total: number; paid: boolean }
  | { kind: 'card'; cardId: number }
  | { kind: 'favourite'; playerId: number }
  | { kind: 'address'; building: string }
);

export type AckLog = ReturnType<typeof createAckLog>;

/** Appends every acknowledged write to a file before it is counted, outside the process that is killed. */
export function createAckLog(file: string) {
  let count = 0;
  return {
    append(entry: Entry) {
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      count += 1;
    },
    count: () => count,
    read(): Entry[] {
      if (count === 0) return [];
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      // Written by this module.
      return lines.map((line) => JSON.parse(line) as Entry);
    },
  };
}
