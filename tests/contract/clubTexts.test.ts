import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clubTexts, clubWords } from '../../packages/server/src/club/index.ts';
import { readClub } from '../../packages/server/src/club/readClub.ts';
import { secondClub } from '../support/clubs.ts';

type Texts = { [key: string]: unknown };

const ui = join(import.meta.dirname, '../../packages/ui/src');

/** The texts of a component of packages/ui. */
async function textsOf(component: string): Promise<Texts> {
  const [file] = globSync(`{pieces/*,primitives}/${component}/messages.ts`, { cwd: ui });
  expect(file, component).toBeDefined();
  const module: Record<string, Texts> = await import(join(ui, file ?? ''));
  return module[`${component.charAt(0).toLowerCase()}${component.slice(1)}Messages`] ?? {};
}

const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Texts | undefined)?.[key], texts);

const textAt = async (place: string) => {
  const [component = '', ...path] = place.split('.');
  return at(await textsOf(component), path);
};

test.each(Object.entries(clubWords))(
  '[CLUB-01] the word %s is a text of each component that shows it',
  async (_word, { text, places }) => {
    expect(await textAt(places[0])).toBe(text);
    for (const place of places) expect(typeof (await textAt(place)), place).toBe('string');
  },
);

test('[CLUB-01] each text of a club replaces one of a component', async () => {
  const found = readClub(secondClub);
  const texts = 'club' in found ? clubTexts(found.club) : [];
  expect(texts.map(({ place }) => place)).toContain('CardFront.kind.gold');
  for (const { place } of texts) expect(typeof (await textAt(place)), place).toBe('string');
});
