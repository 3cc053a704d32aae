import { formatDate } from '../../../format';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble';
import type { ThreadMessage } from '../MessageBubble/threadMessage';

const groupingGapMs = 5 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Date for a separator above this row; null when the previous row has the same date. */
export function dayAbove(items: readonly ThreadMessage[], index: number): string | null {
  const item = items[index];
  if (!item) return null;
  const date = formatDate(item.at);
  const before = items[index - 1];
  return before && formatDate(before.at) === date ? null : date;
}

/** Name of a date relative to today; null for older dates, which are shown as dates. */
export function dayName(date: string, now: number): 'today' | 'yesterday' | null {
  if (date === formatDate(new Date(now).toISOString())) return 'today';
  return date === formatDate(new Date(now - day).toISOString()) ? 'yesterday' : null;
}

/** Depends on the neighbours alone: the cost per row is independent of the thread's length. */
export function groupPositionOf(
  items: readonly ThreadMessage[],
  index: number,
  dividerKey: string | null,
): MessageBubbleProps['grouped'] {
  const item = items[index];
  const after = items[index + 1];
  const begins = !isSameGroup(items[index - 1], item) || item?.key === dividerKey;
  const ends = !isSameGroup(item, after) || after?.key === dividerKey;
  if (begins) return ends ? 'alone' : 'first';
  return ends ? 'last' : 'middle';
}

function isSameGroup(message: ThreadMessage | undefined, next: ThreadMessage | undefined): boolean {
  if (!message || !next || message.own !== next.own) return false;
  if (message.senderType !== next.senderType || message.senderId !== next.senderId) return false;
  // An unsent message is followed by its own notice.
  if (message.state === 'unsent') return false;
  const apart = Date.parse(next.at) - Date.parse(message.at);
  return Math.abs(apart) <= groupingGapMs && formatDate(message.at) === formatDate(next.at);
}

const tailLength = 50;

export type Newest = { keys: ReadonlySet<string>; at: number };

/** Identifies the end of a thread, so that newer messages can be told from loaded history. */
export function newestOf(items: readonly ThreadMessage[]): Newest {
  const tail = items.slice(-tailLength);
  const sent = tail.filter(({ state }) => state === 'sent');
  return {
    keys: new Set(tail.map(({ key }) => key)),
    at: Math.max(Number.NEGATIVE_INFINITY, ...sent.map(({ at }) => Date.parse(at))),
  };
}

/** The messages that arrived after a known end, oldest first. */
export function messagesAfter(items: readonly ThreadMessage[], newest: Newest): ThreadMessage[] {
  const newer: ThreadMessage[] = [];
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (!item) break;
    if (newest.keys.has(item.key)) {
      // Own unsent messages are last; newer messages may be inserted before them.
      if (item.state === 'sent') break;
      continue;
    }
    if (Date.parse(item.at) < newest.at) break;
    newer.unshift(item);
  }
  return newer;
}
