import { parseUrl } from '../../../format';

/** `at` is where it begins in the whole text. */
export type TextPart = { text: string; href: string | null; at: number };

// Only what an address may hold as it stands: Japanese that follows without a space is not part of it.
const address = /\bhttps?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
const closing = { ')': '(', ']': '[' } as const;

/** A text in parts: words, and addresses that lead somewhere. Nothing but http and https does. */
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

/** The first parts, up to a length; an address that is cut still leads to its whole. */
export function cutParts(parts: TextPart[], length: number): TextPart[] {
  const kept: TextPart[] = [];
  let left = length;
  for (const part of parts) {
    if (left <= 0) break;
    kept.push({ ...part, text: part.text.slice(0, left) });
    left -= part.text.length;
  }
  return kept;
}

function withoutSentenceEnd(link: string): string {
  const last = link.at(-1) ?? '';
  if (/[.,;:!?'*]/.test(last)) return withoutSentenceEnd(link.slice(0, -1));
  if (last !== ')' && last !== ']') return link;
  const opened = link.split(closing[last]).length;
  const closed = link.split(last).length;
  return closed > opened ? withoutSentenceEnd(link.slice(0, -1)) : link;
}

/** Nothing for what is no address, and for one that names a user to look like another site. */
function hrefOf(link: string): string | null {
  const url = parseUrl(link);
  return url && !url.username && !url.password ? url.href : null;
}
