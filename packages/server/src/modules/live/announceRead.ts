import type { Bus, ReadMark } from '../../adapters/bus/index.ts';

/** Marks of this time are one message on the bus, and one look at the database in each process. */
const collectMs = 200;
const maxMarks = 500;

const waiting = new WeakMap<Bus, ReadMark[]>();

type Signals = { bus: Bus; onError: (error: unknown) => void };

/**
 * Tells the person's streams, in every process, that their read mark in a topic has moved. The stream of the tab that has
 * marked hears it, too: its lists may have loaded before the mark arrived.
 */
export function announceRead(
  { bus, onError }: Signals,
  { personId }: Pick<ReadMark, 'personId'>,
  topicId: string,
): void {
  const mark = { personId, topicId };
  const collected = waiting.get(bus);
  if (collected) return void collected.push(mark);
  const marks = [mark];
  waiting.set(bus, marks);
  setTimeout(() => {
    waiting.delete(bus);
    for (let start = 0; start < marks.length; start += maxMarks)
      bus.publishReads(marks.slice(start, start + maxMarks)).catch(onError);
  }, collectMs).unref();
}
