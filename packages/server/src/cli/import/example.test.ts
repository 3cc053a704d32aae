import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { columnsOf, exampleRows } from '../../csv/columnHelp.ts';
import { readCards, readPlayers, readProducts } from '../../csv/index.ts';
import { writeCsv } from '../../text/writeCsv.ts';
import { createTerminal } from '../terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

const kinds = ['players', 'cards', 'products'] as const;
const readers = { players: readPlayers, cards: readCards, products: readProducts };

test('the example files are imported without a change', async () => {
  for (const kind of kinds) {
    const file = join(server.folder, `${kind}.csv`);
    const made = await homestand(['import', 'example', kind, '--out', file]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect((await homestand(['import', 'example', kind])).out).toBe(await readFile(file, 'utf8'));
    const imported = await homestand(['import', kind, file]);
    expect(imported).toMatchObject({ code: 0, err: '' });
    expect(imported.out).toContain('2件を追加し、0件を更新しました。');
  }
});

test('an existing file is not overwritten', async () => {
  const file = join(server.folder, 'own.csv');
  await homestand(['import', 'example', 'players', '--out', file]);
  const again = await homestand(['import', 'example', 'cards', '--out', file]);
  expect(again.code).toBe(1);
  expect(again.err).toContain(`ファイル「${file}」に書き込めません。`);
});

describe('the help says of each column what the import requires', () => {
  test.each(kinds)('%s', async (kind) => {
    const [header = [], ...rows] = exampleRows(kind);
    const isRead = async (table: string[][]) =>
      'entries' in (await readers[kind](new TextEncoder().encode(writeCsv(table))));
    for (const [place, { name, need }] of columnsOf(kind).entries()) {
      const without = [header, ...rows].map((row) => row.toSpliced(place, 1));
      const empty = [header, ...rows.map((row) => row.with(place, ''))];
      expect([name, await isRead(empty), await isRead(without)]).toEqual([
        name,
        need !== 'required',
        need === 'optional',
      ]);
    }
  });
});
