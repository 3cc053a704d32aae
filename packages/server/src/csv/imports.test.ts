import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCards, readPlayers, readProducts } from './imports.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** One pixel each; their type follows from the first bytes. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////2Q==', 'base64');

let root: string;
let pictures: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'homestand-import-'));
  pictures = join(root, 'pictures');
  await mkdir(join(pictures, 'グッズ'), { recursive: true });
  await writeFile(join(pictures, '18.png'), png);
  // In NFD as on macOS: the voiced sound mark is a separate character.
  await writeFile(join(pictures, 'グッズ', 'がんばれ.jpg'.normalize('NFD')), jpeg);
  await writeFile(join(pictures, 'page.png'), '<html></html>');
  await writeFile(join(root, 'outside.png'), png);
  await symlink(join(root, 'outside.png'), join(pictures, 'link.png'));
});

afterAll(() => rm(root, { recursive: true }));

describe('the same players, saved in three formats', () => {
  test.each(['players-shift-jis.csv', 'players-excel-utf-8.csv', 'players-unicode-text.txt'])(
    '%s',
    async (name) => {
      const reading = await readPlayers(
        await readFile(join(import.meta.dirname, 'examples', name)),
      );
      expect(reading).toEqual({
        entries: [
          {
            line: 2,
            row: {
              loginId: 'takahashi',
              nameJapanese: '髙橋 健太郎',
              nameRomaji: 'Kentaro Takahashi',
              jerseyNumber: '18',
              position: 1,
              batting: 1,
              birthYear: 1998,
              height: 183,
              weight: 86,
              birthPlace: '神奈川県',
              school: '湊東高校',
            },
          },
          {
            line: 3,
            row: {
              nameJapanese: '佐伯\n颯太',
              nameRomaji: 'Sota Saeki',
              jerseyNumber: '00',
              position: 2,
              batting: 2,
              birthYear: 2001,
              height: 178,
              weight: 80,
              birthPlace: '神奈川県',
              school: '～湊大学①',
            },
          },
          {
            line: 5,
            row: {
              loginId: 'omote',
              nameJapanese: '表 十兵衛',
              nameRomaji: 'Jubei Omote',
              jerseyNumber: '7',
              position: 4,
              batting: 4,
              birthYear: null,
              height: null,
              weight: null,
              birthPlace: '',
              school: '',
            },
          },
        ],
      });
    },
  );
});

describe('an invalid file', () => {
  const header = '選手名,ローマ字,背番号,守備位置,投打,生年,身長,体重,出身地,出身校,ログインID';

  test('reports every bad cell of every row together, and returns no row', async () => {
    const reading = await readPlayers(
      utf8(
        [
          header,
          '佐伯 颯太,Sota Saeki,18,投手,右投右打,1999,183,86,神奈川県,湊東高校,saeki',
          '',
          '"二行の\n名前",,18,投手兼任,両打,98,18.3,とても,#N/A,,',
          ',A,1234,2,2,平成10年,1.8e2,86,,,a b',
        ].join('\r\n'),
      ),
    );
    expect(reading).toEqual({
      problems: [
        '行 4「ローマ字」: 入力してください。',
        '行 4「背番号」: 「18」は行 2 と同じです。',
        '行 4「守備位置」: 「投手兼任」は使えません。投手、捕手、内野手、外野手 のいずれかを入力してください。',
        '行 4「投打」: 「両打」は使えません。右投右打、右投左打、左投右打、左投左打 のいずれかを入力してください。',
        '行 4「生年」: 1930から2100までの西暦で入力してください。',
        '行 4「身長」: 「18.3」は整数として読めません。',
        '行 4「体重」: 「とても」は整数として読めません。',
        '行 4「出身地」: 「#N/A」はExcelのエラーです。数式を直してください。',
        '行 5「選手名」: 入力してください。',
        '行 5「背番号」: 「1234」は背番号として読めません。3桁までの数字で入力してください。',
        '行 5「生年」: 「平成10年」は整数として読めません。',
        '行 5「身長」: 「1.8e2」は整数として読めません。',
        '行 5「ログインID」: 半角の英数字と . _ - だけで、3文字以上100文字以内で入力してください。',
      ],
    });
  });

  test('reports unknown, duplicate and missing headers', async () => {
    expect(await readCards(utf8('選手,背番号,種類,color\r\n18,18,ゴールド,red\r\n'))).toEqual({
      problems: [
        '見出し「背番号」が2つ以上あります。',
        '見出し「color」はわかりません。使える見出し: 選手、種類、メッセージ、UUID、写真、音声、動画',
        '見出し「メッセージ」の列がありません。',
      ],
    });
  });

  test('of a header alone are none', async () => {
    expect(await readPlayers(utf8(`${header}\r\n\r\n`))).toEqual({ entries: [] });
  });

  test.each([
    ['an empty file', utf8(''), 'ファイルが空です。1行目に見出しを書いてください。'],
    ['a picture', png, '文字コードを読み取れません。'],
    ['an open quote', utf8(`${header}\r\n佐伯,S,1\r\n"田中,T,2\r\n`), '行 3: 引用符'],
    ['values beyond the header', utf8(`${header}\r\n,,,,,,,,,,,,あ`), '行 2: M列に値がありますが'],
  ])('%s', async (_, bytes, sentence) => {
    const reading = await readPlayers(bytes);
    expect('problems' in reading && reading.problems.join('\n')).toContain(sentence);
  });
});

describe('cards', () => {
  test('get a generated code if none is given, and English headers are accepted', async () => {
    const uuid = '5B0B6A0E-8F6E-4A53-9C3C-1D4C8A7B2F10';
    const reading = await readCards(
      utf8(
        `uuid,player,card_type,Message,picture\n${uuid},#１８,gold,"応援\nありがとう",18.png\n,Sota Saeki,サイン,,\n`,
      ),
      { pictures },
    );
    expect(reading).toEqual({
      entries: [
        {
          line: 2,
          row: {
            uuid: uuid.toLowerCase(),
            player: '18',
            cardType: 'gold',
            message: '応援\nありがとう',
            picture: join(pictures, '18.png'),
          },
        },
        {
          line: 3,
          row: {
            uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
            player: 'Sota Saeki',
            cardType: 'signature',
            message: '',
          },
        },
      ],
    });
  });
});

describe('files named in cells', () => {
  const headers = '商品名,価格,サイズ,素材,説明,カテゴリー,写真\r\n';
  const read = async (cell: string, folder: string | undefined = pictures) =>
    readProducts(utf8(`${headers}タオル,"\\2,200",,,,グッズ,"${cell}"\r\n`), { pictures: folder });

  test('are found in folders, with either slash, and in macOS’s file name encoding', async () => {
    const reading = await read('18.png; グッズ\\がんばれ.jpg');
    expect(reading).toMatchObject({
      entries: [
        {
          line: 2,
          row: {
            name: 'タオル',
            price: 2200,
            category: 'goods for support',
            pictures: [expect.stringContaining('18.png'), expect.stringMatching(/[.]jpg$/)],
          },
        },
      ],
    });
  });

  test.each([
    ['../outside.png', '「../outside.png」は --pictures のフォルダの外にあります。'],
    ['グッズ/../../outside.png', 'フォルダの外にあります。'],
    ['..\\outside.png', 'フォルダの外にあります。'],
    ['/etc/hostname', 'フォルダの外にあります。'],
    ['C:\\18.png', 'フォルダの外にあります。'],
    ['link.png', 'フォルダの外にあります。'],
    ['19.png', 'ファイル「19.png」が --pictures のフォルダにありません。'],
    ['グッズ', 'ファイル「グッズ」が --pictures のフォルダにありません。'],
    ['page.png', 'ファイル「page.png」の中身がJPEGまたはPNGの画像ではありません。'],
  ])('%s is refused', async (cell, sentence) => {
    const reading = await read(cell);
    expect('problems' in reading && reading.problems).toEqual([
      expect.stringMatching(/^行 2「写真」: /),
    ]);
    expect('problems' in reading && reading.problems[0]).toContain(sentence);
  });

  test('require the pictures folder', async () => {
    const reading = await readProducts(utf8(`${headers}タオル,1,,,,グッズ,18.png\r\n`));
    expect(reading).toEqual({
      problems: [
        '行 2「写真」: ファイル「18.png」のあるフォルダを --pictures で指定してください。',
      ],
    });
  });
});

describe('goods', () => {
  test.each([
    ['2200', 2200],
    ['¥2,200', 2200],
    ['￥２，２００', 2200],
    ['2,200円', 2200],
    ['2200円（税込）', 2200],
    ['2200.00', 2200],
  ])('a price of %s', async (price, value) => {
    const reading = await readProducts(
      utf8(
        `name,price,size,material,description,category,pictures\ntowel,"${price}",,,,jewelry,\n`,
      ),
    );
    expect(reading).toMatchObject({ entries: [{ row: { price: value, pictures: [] } }] });
  });

  test.each(['2,20', '-1', '22.5', '1e3', '無料'])('a price of %s is refused', async (price) => {
    const reading = await readProducts(
      utf8(
        `name,price,size,material,description,category,pictures\ntowel,"${price}",,,,jewelry,\n`,
      ),
    );
    expect(reading).toEqual({ problems: [expect.stringMatching(/^行 2「price」: /)] });
  });

  test('a link with a script scheme is refused', async () => {
    const reading = await readProducts(
      utf8(
        '商品名,価格,サイズ,素材,説明,カテゴリ,写真,外部リンク\nタオル,1,,,,グッズ,,javascript:alert(1)\n',
      ),
    );
    expect(reading).toEqual({ problems: [expect.stringMatching(/^行 2「外部リンク」: /)] });
  });
});
