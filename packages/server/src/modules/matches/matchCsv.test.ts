import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
let manager: Staff;
beforeAll(async () => {
  server = await startServer();
  manager = await server.createStaff('manager');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('matches').execute();
});

type Imported = { added: number; changed: number; problems: string[] };

async function importFile(file: string | Uint8Array, isPreview = false): Promise<Imported> {
  const { status, body } = await manager.call('POST', '/v1/admin/match-imports', {
    body: { file: Buffer.from(file).toString('base64'), isPreview },
  });
  expect(status).toBe(200);
  return body.data as Imported;
}

async function exported(): Promise<string> {
  const response = await fetch(`${server.origin}/api/v1/admin/matches.csv`, {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return response.text();
}

const stored = () => server.db.selectFrom('matches').selectAll().orderBy('id').execute();

const day = () => addDays(dayOf(server.services.now()), 7);
const header = '日,開始,開門,対戦相手,会場,窓口を開く時刻,窓口を閉じる時刻';

test('[MATCH-01] a CSV adds matches, a preview of it nothing, and twice the same file changes nothing', async () => {
  const file = `${header}\n${day()},18:00,16:00,港南,湊スタジアム,15:00,24:30\n${addDays(day(), 7)},,,北嶺,湊市民球場,,\n`;
  expect(await importFile(file, true)).toEqual({ added: 2, changed: 0, problems: [] });
  expect(await stored()).toEqual([]);
  expect(await importFile(file)).toEqual({ added: 2, changed: 0, problems: [] });
  expect(await stored()).toMatchObject([
    {
      opponent: '港南',
      state: 'planned',
      startsAt: momentOf(day(), '18:00'),
      counterTo: momentOf(addDays(day(), 1), '00:30'),
    },
    { opponent: '北嶺', startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
  ]);
  expect(await importFile(file)).toEqual({ added: 0, changed: 0, problems: [] });
});

test('[MATCH-05] a file of several matches reaches fans as one event', async () => {
  const notified = async () => {
    const events = server.db.selectFrom('events').where('type', '=', 'matches');
    return (await events.select('id').execute()).length;
  };
  const before = await notified();
  const file = `${header}\n${[1, 2, 3].map((week) => `${addDays(day(), 7 * week)},,,港南,鶴浜,,`).join('\n')}\n`;
  expect(await importFile(file)).toEqual({ added: 3, changed: 0, problems: [] });
  expect(await notified()).toBe(before + 1);
});

test('[MATCH-01] what is exported is read back, with its card, state, outcome and result', async () => {
  const { playerId } = await server.createPlayer();
  const card = await server.createCard(playerId);
  const id = await server.createMatch(momentOf(day(), '22:30'), {
    ...{ cardId: card.id, state: 'finished', result: '湊 3 - 2 港南' },
    outcome: 'won',
  });
  const file = await exported();
  expect(await importFile(file)).toEqual({ added: 0, changed: 0, problems: [] });
  const moved = file
    .replace('湊 3 - 2 港南', '湊 4 - 2 港南')
    .replace(',22:30,', ',21:00,')
    .replace(',勝ち,', ',△,');
  expect(await importFile(moved)).toEqual({ added: 0, changed: 1, problems: [] });
  expect(await stored()).toMatchObject([
    {
      ...{ id, cardId: card.id, result: '湊 4 - 2 港南', outcome: 'drawn' },
      startsAt: momentOf(day(), '21:00'),
    },
  ]);
  const early = `${header},勝敗\n${addDays(day(), 1)},,,港南,湊スタジアム,,,負け\n`;
  expect(await importFile(early)).toMatchObject({
    ...{ added: 0, changed: 0 },
    problems: [expect.stringMatching(/勝敗.*勝敗は、終了した試合にだけ入れられます。/)],
  });
});

test('[MATCH-01] a CSV of Excel in Shift_JIS is read', async () => {
  const ascii = (text: string) => [...Buffer.from(text)];
  // 日 and 会場 and 対戦相手 and 港 in Shift_JIS; the other headings have English names.
  const [date, place, against, harbour] = [
    [0x93, 0xfa],
    [0x89, 0xef, 0x8f, 0xea],
    [0x91, 0xce, 0x90, 0xed, 0x91, 0x8a, 0x8e, 0xe8],
    [0x8d, 0x60],
  ];
  const file = Uint8Array.from([
    ...date,
    ...ascii(','),
    ...place,
    ...ascii(','),
    ...against,
    ...ascii(`,starts,gates,counterFrom,counterTo\r\n${day().replaceAll('-', '/')},`),
    ...harbour,
    ...ascii(','),
    ...harbour,
    ...ascii(',9:00,,,\r\n'),
  ]);
  expect(await importFile(file)).toEqual({ added: 1, changed: 0, problems: [] });
  expect(await stored()).toMatchObject([
    { opponent: '港', ground: '港', startsAt: momentOf(day(), '09:00') },
  ]);
});

test('[MATCH-01] a file with a wrong row changes nothing, and names each row', async () => {
  const id = await server.createMatch(momentOf(day(), '13:00'), { state: 'canceled' });
  const file = [
    `試合番号,${header},状態,結果,本日のカード`,
    `,${day()},13:00,11:00,北嶺,球場,,,,,`,
    `,2026-02-30,夕方,11:00,北嶺,球場,,,,,`,
    `,${day()},13:00,14:00,東雲,球場,10:00,,,湊 1 - 0 東雲,`,
    `${id},${day()},13:00,,港南,球場,,,開催,,`,
    `2000000000,${day()},13:00,,港南,球場,,,,,de1b1471-320a-48ea-b7a7-88d106762832`,
  ].join('\n');
  const wrongCells = await importFile(file);
  expect(wrongCells.problems).toEqual([
    '行 3「日」: 「2026-02-30」は日として読めません。2026-12-01 のように入力してください。',
    '行 3「開始」: 「夕方」は時刻として読めません。13:00 のように入力してください。',
  ]);
  const readable = file.split('\n').toSpliced(2, 1).join('\n');
  expect((await importFile(readable)).problems).toEqual([
    '行 3「開門」: 開始より前の時刻を入れてください。',
    '行 3「窓口を閉じる時刻」: 窓口は、開く時刻と閉じる時刻の両方を入れてください。',
    '行 3「結果」: 結果は、終了した試合にだけ入れられます。',
    '行 4「状態」: 「中止」から「開催」には変えられません。',
    '行 5「試合番号」: この番号の試合はありません。新しい試合は、空欄にしてください。',
    '行 5「本日のカード」: このカードは見つかりません。もう一度選んでください。',
  ]);
  expect(await stored()).toHaveLength(1);
});

test('[MATCH-01] two matches of one day against one opponent are told apart by their numbers only', async () => {
  const [first] = [
    await server.createMatch(momentOf(day(), '10:00'), { opponent: '港南' }),
    await server.createMatch(momentOf(day(), '15:00'), { opponent: '港南' }),
  ];
  const row = `${day()},11:00,,港南,湊スタジアム,,`;
  expect((await importFile(`${header}\n${row}\n`)).problems).toEqual([
    '行 2「試合番号」: 同じ日に同じ相手の試合が2つ以上あります。試合番号を入れてください。',
  ]);
  expect(await importFile(`試合番号,${header}\n${first},${row}\n`)).toMatchObject({ changed: 1 });
});
