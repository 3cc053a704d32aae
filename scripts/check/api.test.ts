import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkApi, readApi } from './api.ts';
import { difference } from './difference.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';

const view = 'packages/ui/src/Chip.ts';
const project = (props: string) => ({
  'packages/tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "ES2023", "moduleResolution": "bundler", "module": "ESNext", "types": [], "skipLibCheck": true }, "include": ["src"] }',
  'packages/ui/src/index.ts': `export { Chip, type ChipProps, useChip, chipLimit, type Tone } from './Chip';`,
  [view]: [
    `export type Tone = 'plain' | 'loud';`,
    `export type ChipProps = { ${props} };`,
    `export function Chip(props: ChipProps) { return props; }`,
    `export function useChip(options: { limit?: number }) { return { full: options.limit === 0 }; }`,
    `export const chipLimit = 3;`,
  ].join('\n'),
});

test('one block per export, one line per prop', () => {
  using tree = temporaryProject(
    project('tone: Tone; selected?: boolean; onPick: (id: string) => void'),
  );
  expect(readApi(tree.root).text).toBe(`<Chip>
  onPick: (id: string) => void
  selected?: boolean
  tone: 'loud' | 'plain'

type Tone = 'loud' | 'plain'

chipLimit: 3

useChip(options: {
    limit?: number
  })
  returns
    full: boolean
`);
});

test('a changed prop makes the snapshot stale, and the difference names it', () => {
  using tree = temporaryProject(project('tone: Tone'));
  const snapshot = join(tree.root, 'packages/ui/api.snap');
  writeFileSync(snapshot, readApi(tree.root).text);
  expect(checkApi(tree.root)).toEqual([]);

  writeFileSync(join(tree.root, view), project('tone?: Tone')[view] ?? '');
  const [problem] = checkApi(tree.root);
  expect(problem?.rule).toBe('api-snapshot');
  expect(problem?.message).toContain(`- ${"  tone: 'loud' | 'plain'"}`);
  expect(problem?.message).toContain(`+ ${"  tone?: 'loud' | 'plain'"}`);
});

test.each(['className?: string', 'style?: object'])('no component takes %s', (props) => {
  using tree = temporaryProject(project(props));
  expect(summarize(readApi(tree.root).problems)).toEqual([`${view}:3 no-styles-from-outside`]);
});

test('a difference names the block it is in', () => {
  expect(difference('<A>\n  a: 1\n  b: 2', '<A>\n  a: 1\n  b: 3')).toEqual({
    line: 3,
    text: '    <A>\n  -   b: 2\n  +   b: 3',
  });
});
