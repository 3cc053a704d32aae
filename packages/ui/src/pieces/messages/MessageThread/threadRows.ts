import { formatDate } from '../../../format';
import type { MessageBubbleProps, ThreadMessage } from '../MessageBubble';

const together = 5 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The day a separator above this row names; nothing where the row before is of the same day. */
export function dayAbove(items: readonly ThreadMessage[], index: number): string | null {
  const item = items[index];
  if (!item) return null;
  const date = formatDate(item.at);
  const before = items[index - 1];
  return before && formatDate(before.at) === date ? null : date;
}

/** How a day is called beside today: the word for it, or nothing but its date. */
export function dayName(date: string, now: number): 'today' | 'yesterday' | null {
  if (date === formatDate(new Date(now).toISOString())) return 'today';
  return date === formatDate(new Date(now - day).toISOString()) ? 'yesterday' : null;
}

/** Read from the neighbours alone, so that a row costs the same in a thread of any length. */
export function groupedAt(
  items: readonly ThreadMessage[],
  index: number,
  dividerKey: string | null,
): MessageBubbleProps['grouped'] {
  const item = items[index];
  const after = items[index + 1];
  const begins = !belongs(items[index - 1], item) || item?.key === dividerKey;
  const ends = !belongs(item, after) || after?.key === dividerKey;
  if (begins) return ends ? 'alone' : 'first';
  return ends ? 'last' : 'middle';
}

function belongs(one: ThreadMessage | undefined, next: ThreadMessage | undefined): boolean {
  if (!one || !next || one.own !== next.own) return false;
  if (one.senderType !== next.senderType || one.senderId !== next.senderId) return false;
  // What has not gone out has its own words below it.
  if (one.state === 'unsent') return false;
  const apart = Date.parse(next.at) - Date.parse(one.at);
  return Math.abs(apart) <= together && formatDate(one.at) === formatDate(next.at);
}

const looksBack = 50;

export type Newest = { keys: ReadonlySet<string>; at: number };

/** What the end of a thread is known by, so that what comes after it can be told from history. */
export function newestOf(items: readonly ThreadMessage[]): Newest {
  const tail = items.slice(-looksBack);
  const sent = tail.filter(({ state }) => state === 'sent');
  return {
    keys: new Set(tail.map(({ key }) => key)),
    at: Math.max(Number.NEGATIVE_INFINITY, ...sent.map(({ at }) => Date.parse(at))),
  };
}

/** The messages that came after a known end, oldest first. */
export function cameAfter(items: readonly ThreadMessage[], newest: Newest): ThreadMessage[] {
  const come: ThreadMessage[] = [];
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (!item) break;
    if (newest.keys.has(item.key)) {
      // One's own unsent texts stand last; what came may stand before them.
      if (item.state === 'sent') break;
      continue;
    }
    if (Date.parse(item.at) < newest.at) break;
    come.unshift(item);
  }
  return come;
}
