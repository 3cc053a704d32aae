import { nameForm, searchName } from '@homestand/api-client/nameForm';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { connect } from './database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createDatabase();
  connection = connect({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

/** The form of each text by the database. */
async function formsOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ form: string }>`
    select search_form(one) as form from unnest(${texts}::text[]) with ordinality as given (one, at)
    order by at`.execute(connection.db);
  return rows.map(({ form }) => form);
}

/** Without surrogates and characters that names do not have. */
const characters = [
  [0x01, 0x33ff],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe00, 0xffee],
  [0x20000, 0x2ebe0],
  [0xe0100, 0xe01ef],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

test('[NAME-02] the database and the device give each character the same form', async () => {
  const forms = await formsOf(characters);
  expect(characters.filter((character, index) => nameForm(character) !== forms[index])).toEqual([]);
});

test('[NAME-02] the database and the device give any text the same form, and any order the same lines', async () => {
  const character = fc.oneof(
    fc.constantFrom(...'オーオコノウユケーあかっょゔ々-〜ﾞﾟｦｰ 　・邉𠮷A1\u{e0100}がが'),
    fc.constantFrom(...characters),
  );
  const text = fc.string({ unit: character, maxLength: 12 });
  const texts = fc.sample(text, { numRuns: 3000, seed: 1 });
  expect(await formsOf(texts)).toEqual(texts.map(nameForm));
  const { rows } = await sql<{ lines: string }>`
    select search_name(one, reverse(one)) as lines from unnest(${texts}::text[]) with ordinality as given (one, at)
    order by at`.execute(connection.db);
  const reversed = (text: string) => [...text].reverse().join('');
  expect(rows.map(({ lines }) => lines)).toEqual(
    texts.map((text) => searchName(text, reversed(text))),
  );
});
