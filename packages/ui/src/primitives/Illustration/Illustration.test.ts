import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = Object.entries(files);

test('there are six drawings', () => {
  expect(drawings).toHaveLength(6);
});

test.each(drawings)('%s is small and takes every colour from the page', (_file, content) => {
  expect(content.length).toBeLessThanOrEqual(2048);
  expect(content).toContain('id="drawing"');
  const paints = [...content.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint = '']) => paint);
  expect(
    paints.filter(
      (paint) => !/^(none|var\(--drawing-(paper|light|mid|strong|on|line|deep)\))$/.test(paint),
    ),
  ).toEqual([]);
});
