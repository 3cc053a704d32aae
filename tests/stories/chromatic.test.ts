import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromaticModes } from '../../.storybook/chromaticModes.ts';
import { themes } from './pictures.ts';
import { widths } from './visit.ts';

test('[BOOK-04] Chromatic draws each width and each theme of the visits, and its changes fail', () => {
  const modes = Object.values(chromaticModes);
  expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(Object.values(widths)));
  const drawn = modes.map((mode) => ('contrast' in mode ? mode.contrast : mode.theme));
  expect(new Set(drawn)).toEqual(new Set(themes));
  const file = readFileSync(join(import.meta.dirname, '../../chromatic.config.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ exitZeroOnChanges: false, onlyChanged: true });
});
