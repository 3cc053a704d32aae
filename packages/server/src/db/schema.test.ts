import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { schemaText } from '../../../../scripts/databaseSchema/schemaText.ts';
import { createDatabase } from '../../../../tests/support/database.ts';

const file = join(import.meta.dirname, 'schema.ts');

const textAfter = async (statement: string) => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(statement);
    return await schemaText(client);
  } finally {
    await client.end();
    await database.remove();
  }
};

test('db/schema.ts states the tables of the migrated database', async () => {
  expect(readFileSync(file, 'utf8'), 'Rewrite db/schema.ts: npm run schema:update').toBe(
    await textAfter('select'),
  );
});

test.each([
  ['a column', 'alter table cards add column note text', 'note: string | null;'],
  [
    'a column that may be null',
    'alter table cards alter uuid drop not null',
    'uuid: string | null',
  ],
  [
    'a value of a check constraint',
    `alter table media drop constraint media_kind_check;
     alter table media add check (kind in ('image', 'video', 'sound'))`,
    "kind: 'image' | 'video' | 'sound';",
  ],
])('the text of the tables changes with %s', async (_, statement, line) => {
  const text = await textAfter(statement);
  expect(text).toContain(line);
  expect(text).not.toBe(readFileSync(file, 'utf8'));
});

test('columns of one named union whose check constraints differ are refused', async () => {
  await expect(
    textAfter(`alter table order_changes add check (payment_status in ('paid'))`),
  ).rejects.toThrow('PaymentStatus of scripts/databaseSchema/columnTypes.ts');
});
