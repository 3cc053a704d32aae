import { readClub } from '../packages/server/src/club/index.ts';

const hex = /^#[0-9a-f]{6}$/i;

/**
 * Takes `--club VALUE` out of Storybook's arguments: the folder of a club, or a colour such as #0050b5. Throws with
 * what is expected if it is neither.
 */
export function clubColorOf(args: readonly string[]): { color: string | null; rest: string[] } {
  const at = args.indexOf('--club');
  if (at === -1) return { color: null, rest: [...args] };
  const value = args[at + 1] ?? '';
  const color = hex.test(value) ? value : colorOfFolder(value);
  return { color, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

function colorOfFolder(folder: string): string {
  const found = readClub(folder);
  if ('club' in found) return found.club.color;
  throw new Error(
    ['--club takes the folder of a club, or a colour such as #0050b5.', ...found.problems].join(
      '\n',
    ),
  );
}
