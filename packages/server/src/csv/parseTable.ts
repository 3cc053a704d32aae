import { parseTable as parse, type Table } from '../text/parseTable.ts';
import { messages } from './messages.ts';

export type Parsed = { table: Table } | { problems: string[] };

export function parseTable(bytes: Uint8Array): Parsed {
  const parsed = parse(bytes);
  if (!('problem' in parsed)) return { table: parsed };
  const { problem, line } = parsed;
  const sentence = {
    unreadable: messages.unreadableText,
    // Files of the operator have no limit of lines.
    too_long: messages.unreadableText,
    quotes: messages.atLine(line, messages.quotesNotClosed),
    empty: messages.empty,
  };
  return { problems: [sentence[problem]] };
}
