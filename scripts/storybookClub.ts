import { readFileSync } from 'node:fs';

const hex = /^#[0-9a-f]{6}$/i;
const expected =
  '--club takes a colour such as #0050b5, or a JSON file with { "color": "#0050b5" }';

/**
 * Takes `--club VALUE` out of Storybook's arguments: a colour such as #0050b5, or a JSON file with a `color`.
 * Throws with what is expected if it is neither.
 */
export function clubColorOf(args: readonly string[]): { color: string | null; rest: string[] } {
  const at = args.indexOf('--club');
  if (at === -1) return { color: null, rest: [...args] };
  const value = args[at + 1] ?? '';
  const color = hex.test(value) ? value : colorIn(value);
  return { color, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

function colorIn(file: string): string {
  const color = JSON.parse(textOf(file))?.color;
  if (typeof color === 'string' && hex.test(color)) return color;
  throw new Error(`${expected}. ${file} has the color ${JSON.stringify(color)}.`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${expected}. There is no file "${file}".`);
  }
}
