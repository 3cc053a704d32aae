import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
let inbox: string;
const demoMedia = join(import.meta.dirname, '../../../../demo-club/media');

beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
  inbox = join(server.folder, 'inbox');
  await mkdir(inbox);
  const photo = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).jpeg();
  await photo(900, 1200, '#c32034').toFile(join(inbox, '7.jpg'));
  await photo(300, 300, '#1f2430').toFile(join(inbox, '18.jpg'));
  await writeFile(
    join(inbox, 'cut.jpg'),
    (await photo(900, 900, '#fff').toBuffer()).subarray(0, 300),
  );
  await writeFile(
    join(inbox, 'torn.mp4'),
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  );
});
afterAll(() => server.stop());

async function run(kind: 'players' | 'cards' | 'products', csv: string, ...rest: string[]) {
  await writeFile(join(inbox, `${kind}.csv`), csv);
  const file = join(inbox, `${kind}.csv`);
  return homestand(['import', kind, file, '--pictures', inbox, ...rest]);
}

const players = () => server.db.selectFrom('players').selectAll().execute();
const accounts = () => server.db.selectFrom('playerAccounts').selectAll().execute();
const cards = () => server.db.selectFrom('cards').selectAll().execute();

const storedFiles = async () =>
  (await readdir(join(server.folder, 'files'), { recursive: true }).catch(() => []))
    .filter((name) => /[.]\w+$/.test(name))
    .toSorted();

const nothing = '何も取り込みませんでした。\n';

describe('players', () => {
  const header =
    'ログインID,選手名,ローマ字,背番号,守備位置,生年,身長,体重,出身地,出身校,投打,写真\n';
  const makabe =
    'makabe,真壁 陽介,Yosuke Makabe,7,内野手,1999,178,80,横浜市,浜野高校,右投左打,7.jpg\n';

  test('of a file with one bad row are not imported, and the row is reported', async () => {
    const csv = `${header}${makabe},佐伯 颯太,Sota Saeki,18,投手,1998,183,84,,,右右,cut.jpg\n,黒田 蓮,Ren Kuroda,1,投手,,,,,,,nowhere.jpg\n`;
    expect(await run('players', csv)).toMatchObject({
      code: 1,
      err: `行 4「写真」: ファイル「nowhere.jpg」が --pictures のフォルダにありません。\n${nothing}`,
    });
    const withoutMissing = csv.replace('nowhere.jpg', '');
    expect(await run('players', withoutMissing)).toMatchObject({
      code: 1,
      err: `行 3「写真」: ファイルの中身を読み取れません。別のファイルを指定してください。\n${nothing}`,
    });
    expect([await players(), await storedFiles()]).toEqual([[], []]);
  });

  test('are only validated with --dry-run', async () => {
    expect(await run('players', header + makabe, '--dry-run')).toMatchObject({
      code: 0,
      out: '誤りはありません。取り込むと1件を追加し、0件を更新します。\n',
    });
    expect([await players(), await storedFiles()]).toEqual([[], []]);
  });

  test('are imported with resized pictures and a login each', async () => {
    const { code, out, err } = await run('players', header + makabe);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^1件を追加し、0件を更新しました。\nログインID: makabe {2}パスワード: \S+（/,
    );
    const [player] = await players();
    expect(player).toMatchObject({
      nameJapanese: '真壁 陽介',
      jerseyNumber: '7',
      position: 3,
      batting: 2,
      birthYear: 1999,
    });
    const sizes = await Promise.all(
      [player?.avatarFile, player?.pictureFile].map(async (name) => {
        const response = await fetch(`${server.origin}/api/v1/files/${name}`);
        expect(response.headers.get('content-type')).toBe('image/webp');
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [160, 160],
      [480, 640],
    ]);
    expect(await storedFiles()).toHaveLength(2);
  });

  test('with a known number and name are updated; picture and password stay', async () => {
    const before = await accounts();
    const pictures = await storedFiles();
    const corrected = makabe
      .replace('178', '179')
      .replace('7.jpg', '')
      .replace('真壁 陽介', '真壁　陽介');
    expect((await run('players', header + corrected)).out).toBe(
      '0件を追加し、1件を更新しました。\n',
    );
    expect(await players()).toMatchObject([
      { height: 179, avatarFile: expect.stringContaining('.webp') },
    ]);
    expect(await accounts()).toEqual(before);
    expect(await storedFiles()).toEqual(pictures);
  });

  test('cannot take the number or login of another player', async () => {
    const taken = `${header},別の 選手,Other One,7,,,,,,,,18.jpg\nmakabe,佐伯 颯太,Sota Saeki,18,,,,,,,,18.jpg\n`;
    expect((await run('players', taken)).err).toBe(
      `行 2「背番号」: 背番号7は「真壁　陽介」選手として登録されています。\n行 3「ログインID」: ログインID「makabe」はすでに使われています。\n${nothing}`,
    );
    expect(await players()).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(2);
  });
});

describe('cards', () => {
  const header = 'UUID,選手,種類,メッセージ,写真,音声,動画\n';
  const uuid = 'de1b1471-320a-48ea-b7a7-88d106762832';

  test('are imported with picture, sound and video, which a fan who has the card can load', async () => {
    for (const name of ['call.mp3', 'night-ball.mp4'])
      await writeFile(join(inbox, name), await readFile(join(demoMedia, name)));
    const csv = `${header}${uuid},７,ゴールド,応援ありがとう,7.jpg,call.mp3,night-ball.mp4\n,Yosuke  Makabe,ノーマル,,,,\n`;
    expect((await run('cards', csv)).out).toBe('2件を追加し、0件を更新しました。\n');
    const fan = await server.createFan();
    const shown = await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: uuid } });
    const { cardId } = shown.body.data as { cardId: number };
    const { body } = await fan.call('GET', `/v1/user/collections/${cardId}`);
    const { card } = body.data as { card: Record<string, string> };
    const types = await Promise.all(
      [card.pictureUrl, card.audioUrl, card.videoUrl].map(async (path) =>
        (await fetch(`${server.origin}${path}`)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual(['image/webp', 'audio/mpeg', 'video/mp4']);
  });

  test('of an unknown player, or with an unplayable video, are reported by row', async () => {
    const before = [await cards(), await storedFiles()];
    const csv = `${header},99,ノーマル,,18.jpg,,\n,7,シルバー,,18.jpg,,torn.mp4\n`;
    expect((await run('cards', csv)).err).toBe(
      `行 2「選手」: 「99」という選手が見つかりません。\n行 3「動画」: ファイルの中身を読み取れません。別のファイルを指定してください。\n${nothing}`,
    );
    expect([await cards(), await storedFiles()]).toEqual(before);
  });

  test('are printed with the addresses that the scanner accepts', async () => {
    const file = join(inbox, 'sheet.pdf');
    const { code, out } = await homestand(['cards', 'sheet', '--out', file, '--player', '7']);
    expect([code, out]).toEqual([0, `2枚分のQRコードを ${file} に書き出しました。\n`]);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await homestand(['cards', 'sheet', '--out', file, '--player', '誰か'])).err).toBe(
      '「誰か」という選手が見つかりません。\n',
    );
    expect((await homestand(['cards', 'sheet', '--out', file, '--type', 'silver'])).err).toBe(
      '印刷するカードがありません。\n',
    );
    expect((await homestand(['cards', 'sheet', '--out', join(inbox, 'no', 'a.pdf')])).code).toBe(1);
  });
});

describe('products', () => {
  const header = '商品名,価格,サイズ,素材,説明,カテゴリー,写真,外部リンク\n';

  test('are listed in the order of the file, and an import updates a price by name', async () => {
    const csv = `${header}タオル,"¥2,200",,,,応援グッズ,7.jpg;18.jpg,\n指輪,15400円,,,,ジュエリー,,\n`;
    expect((await run('products', csv)).out).toBe('2件を追加し、0件を更新しました。\n');
    expect((await run('products', `${header}タオル,2400,,,,応援グッズ,,\n`)).out).toBe(
      '0件を追加し、1件を更新しました。\n',
    );
    const fan = await server.createFan();
    const { body } = await fan.call('GET', '/v1/user/products');
    expect(body.data).toMatchObject({
      list: [
        { name: 'タオル', price: 2400 },
        { name: '指輪', price: 15400 },
      ],
    });
    const { list } = body.data as { list: { imageUrls: string[] }[] };
    expect(list[0]?.imageUrls).toHaveLength(2);
  });

  test('keep consecutive numbers: a dry run uses none up', async () => {
    const ids = async () =>
      (await server.db.selectFrom('products').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      );
    const before = await ids();
    const csv = `${header}うちわ,500,,,,応援グッズ,,\n`;
    for (const attempt of ['first', 'second'])
      expect(await run('products', csv, '--dry-run'), attempt).toMatchObject({
        code: 0,
        out: '誤りはありません。取り込むと1件を追加し、0件を更新します。\n',
      });
    expect(await ids()).toEqual(before);
    expect((await run('products', csv)).out).toBe('1件を追加し、0件を更新しました。\n');
    expect(await ids()).toEqual([...before, Math.max(...before) + 1]);
  });

  test('may occur only once by name in a file', async () => {
    const csv = `${header}旗,100,,,,応援グッズ,,\n旗,200,,,,応援グッズ,,\n`;
    expect((await run('products', csv)).err).toContain('行 3「商品名」: 「旗」は行 2 と同じです。');
  });
});

test('a missing file is reported', async () => {
  expect(await homestand(['import', 'cards', join(inbox, 'none.csv')])).toMatchObject({
    code: 1,
    err: `ファイル「${join(inbox, 'none.csv')}」を読み取れません。\n`,
  });
});
