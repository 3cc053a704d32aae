import { malformed, tooLarge } from './errors.ts';

/**
 * Far above the depth and size of any body in the contract; tests/contract/worstRequests.test.ts compares
 * them.
 */
export const jsonLimits = { depth: 16, values: 1000 };

const quote = 0x22;
const backslash = 0x5c;

/**
 * Limits nesting and number of values of a JSON text before it is parsed, which bounds the cost of parsing,
 * validation and every function that walks the value. The text need not be valid JSON.
 */
export function checkJsonLimits(text: string): void {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfString(text, index);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        values += 1;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
        values += 1;
        break;
    }
    if (depth > jsonLimits.depth) throw malformed();
    if (values > jsonLimits.values) throw tooLarge();
  }
}

/** The index of the quote that closes the string opened at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(index - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}
