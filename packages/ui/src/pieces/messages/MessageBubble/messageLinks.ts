import { parseUrl } from '../../../format/internal';
import type { ThreadMessage } from './threadMessage';

/** `at` is the offset in the whole text. */
export type TextPart = { text: string; href: string | null; at: number };

// Only characters that are valid in a URL: Japanese text that follows without a space is excluded.
const address = /\bhttps?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
const closing = { ')': '(', ']': '[' } as const;

/** Splits a text into plain parts and links. Only http and https become links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutSentenceEnd(found);
    const href = hrefOf(link);
    if (href === null) continue;
    if (index > read) parts.push({ text: text.slice(read, index), href: null, at: read });
    parts.push({ text: link, href, at: index });
    read = index + link.length;
  }
  if (read < text.length) parts.push({ text: text.slice(read), href: null, at: read });
  return parts;
}

/** Cuts the parts to a total length; a link that is cut keeps its full address. */
export function cutParts(parts: TextPart[], length: number): TextPart[] {
  const cut: TextPart[] = [];
  let remaining = length;
  for (const part of parts) {
    if (remaining <= 0) break;
    cut.push({ ...part, text: part.text.slice(0, remaining) });
    remaining -= part.text.length;
  }
  return cut;
}

function withoutSentenceEnd(link: string): string {
  const last = link.at(-1) ?? '';
  if (/[.,;:!?'*]/.test(last)) return withoutSentenceEnd(link.slice(0, -1));
  if (last !== ')' && last !== ']') return link;
  const opened = link.split(closing[last]).length;
  const closed = link.split(last).length;
  return closed > opened ? withoutSentenceEnd(link.slice(0, -1)) : link;
}

/** Returns null for an invalid URL and for one with user info, which can imitate another site. */
function hrefOf(link: string): string | null {
  const url = parseUrl(link);
  return url && !url.username && !url.password ? url.href : null;
}

export type MessageLinks = {
  /** Links of players to these origins open at once, for example `https://example.jp`. */
  trustedOrigins: readonly string[];
  /** Another link was pressed: names its host before it opens. */
  onAsk: (href: string) => void;
};

/** Compares scheme, host and port: an unencrypted address or another port of a trusted host is not trusted. */
export const isTrusted = (
  href: string,
  senderType: ThreadMessage['senderType'],
  { trustedOrigins }: Pick<MessageLinks, 'trustedOrigins'>,
): boolean => senderType === 'player' && trustedOrigins.includes(parseUrl(href)?.origin ?? '');
