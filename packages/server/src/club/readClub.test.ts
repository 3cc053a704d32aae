import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { demoClub, secondClub } from '../../../../tests/support/clubs.ts';
import {
  clubJsonSchema,
  commerceNotice,
  publicationProblems,
  readClub,
  trustedOrigins,
} from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'homestand-club-'));
afterAll(() => rmSync(folder, { recursive: true }));

const least = {
  name: '山の町クラブ',
  slogan: '山へ。',
  color: '#006b3f',
  supportPage: 'https://yama.test/support',
  shipping: { fee: 500 },
};

function read(content: string | Buffer | object) {
  const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(join(folder, 'club.json'), isWritten ? content : JSON.stringify(content, null, 2));
  return readClub(folder);
}

function problemsOf(content: string | Buffer | object): string[] {
  const result = read(content);
  return 'problems' in result ? result.problems : [];
}

function clubOf(content: object) {
  const result = read(content);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.club;
}

describe('[CLUB-01] club.json', () => {
  test('is complete with five values; the others have defaults', () => {
    expect(clubOf(least)).toMatchObject({
      name: '山の町クラブ',
      shortName: '山の町クラブ',
      logo: null,
      shipping: { fee: 500, freeFrom: null, byPrefecture: [] },
      cardKinds: { normal: { name: 'ノーマル' }, signature: { name: 'サイン' } },
      sales: { piecesPerProduct: 50, openPickupOrders: 5, pickupDays: 30 },
      goods: { fewLeft: 5 },
    });
  });

  test('[STOCK-11] says from how many pieces down they are shown, at most from twenty', () => {
    expect(clubOf({ ...least, goods: { fewLeft: 20 } }).goods).toEqual({ fewLeft: 20 });
    for (const fewLeft of [0, 21, 2.5])
      expect(problemsOf({ ...least, goods: { fewLeft } })).toEqual([
        expect.stringContaining('goods.fewLeft'),
      ]);
  });

  test.each([demoClub, secondClub])('of %s is right, also by the published schema', (club) => {
    expect(readClub(club)).toHaveProperty('club');
    const validate = new Ajv2020().compile(JSON.parse(clubJsonSchema()));
    validate(JSON.parse(readFileSync(join(club, 'club.json'), 'utf8')));
    expect(validate.errors).toBeNull();
    expect(validate({ ...least, colour: 'red' })).toBe(false);
  });

  test('that is missing is reported with the command that makes one', () => {
    expect(readClub(join(folder, 'nowhere'))).toEqual({
      problems: [expect.stringContaining('club init')],
    });
  });

  test.each([
    ['{\n  "name": "山",\n  "slogan" "海"\n}', 'club.json:3:12 JSON として読めません。'],
    ['', 'club.json:1:1 JSON として読めません。'],
    ['{ // note\n}', 'club.json:1:3 JSON として読めません。'],
  ])('%j is reported where it stops being JSON', (text, sentence) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(sentence)]);
  });

  test('is read with the byte order mark that the editor of Windows writes', () => {
    const mark = Buffer.from([0xef, 0xbb, 0xbf]);
    const text = JSON.stringify(least, null, 2);
    expect(read(Buffer.concat([mark, Buffer.from(text)]))).toHaveProperty('club.name', least.name);
    expect(
      problemsOf(Buffer.concat([mark, Buffer.from(text.replace('#006b3f', 'green'))])),
    ).toEqual([expect.stringMatching(/^club\.json:4:12 「color」/)]);
  });

  const mountain = Buffer.from([0x8e, 0x52]);
  test.each([
    ['Shift_JIS', Buffer.concat([Buffer.from('{ "name": "'), mountain, Buffer.from('" }')])],
    ['UTF-16', Buffer.from('\ufeff{ "name": "山" }', 'utf16le')],
    ['UTF-16', Buffer.from('\ufeff{ "name": "山" }', 'utf16le').swap16()],
  ])('in %s is reported with how it is saved in UTF-8', (encoding, bytes) => {
    expect(problemsOf(bytes)).toEqual([
      expect.stringMatching(`^club[.]json: 文字コードが ${encoding} です。.*「UTF-8」を選んで`),
    ]);
  });

  test.each([
    ['{\n  “name”: "山"\n}', 'club.json:2:3 「“」は全角です。半角の " に直してください。'],
    ['{\n  "name": "山”,\n  "color": "#006b3f"\n}', 'club.json:2:13 「”」は全角です。半角の "'],
    ['{\n  "name"： "山"\n}', 'club.json:2:9 「：」は全角です。半角の :'],
    ['{\n  "name": "山"、\n  "color": "#006b3f"\n}', 'club.json:2:14 「、」は全角です。半角の ,'],
    ['｛ "name": "山" }', 'club.json:1:1 「｛」は全角です。半角の {'],
    ['{\n  "slogan": "山へ、海へ。\n}', 'club.json:2:13 JSON として読めません。'],
  ])('%j is reported at the full-width sign', (text, sentence) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(sentence)]);
  });

  test('an unknown key is reported with its line and those that exist', () => {
    expect(problemsOf({ ...least, colour: '#fff' })).toEqual([
      expect.stringMatching(/^club\.json:9:3 「colour」という項目はありません。.*color、logo/),
    ]);
    expect(problemsOf({ ...least, shipping: { fee: 1, byPrefecture: { 東京: 5 } } })).toEqual([
      expect.stringMatching(/「東京」という項目はありません。.*都道府県の名前/),
    ]);
    expect(problemsOf({ ...least, words: { card: 'トレカ' } })).toEqual([
      expect.stringMatching(
        /^club\.json:10:5 「card」という項目はありません。ここに書ける項目: groupTopics、thread、cardTab/,
      ),
    ]);
    expect(
      problemsOf({ ...least, cardKinds: { gold: { name: '金' }, bronze: { name: '銅' } } }),
    ).toEqual([
      expect.stringContaining('「bronze」という項目はありません。ここに書ける項目: normal、silver'),
    ]);
  });

  test.each([
    [
      { color: 'red' },
      'club.json:4:12 「color」には#0050b5 のような # と16進数6桁の色を書いてください。いまは "red" です。',
    ],
    [
      { color: undefined },
      'club.json:1:1 「color」がありません。#0050b5 のような # と16進数6桁の色を書いてください。',
    ],
    [{ name: '　' }, '「name」には1文字以上60文字以内の文字列を書いてください。'],
    [{ name: 5 }, 'いまは 5 です。'],
    [
      { shipping: { fee: 200.5 } },
      '「shipping.fee」には0から1,000,000までの整数（円）を書いてください。いまは 200.5 です。',
    ],
    [
      { shipping: { fee: '200' } },
      '「shipping.fee」には0から1,000,000までの整数（円）を書いてください。いまは "200" です。',
    ],
    [
      { shipping: { fee: 1, byPrefecture: { 沖縄県: -1 } } },
      '「shipping.byPrefecture.沖縄県」には0から',
    ],
    [{ supportPage: 'http://yama.test/' }, '「supportPage」にはhttps:// から始まるアドレス'],
    [{ logo: '../secret.svg' }, '「logo」にはlogo.svg のような'],
    [
      { receipt: { registrationNumber: 'T12' } },
      '「receipt.registrationNumber」にはT と13桁の数字',
    ],
    [{ privacy: { rows: [{ term: '目的' }] } }, '「privacy.rows.0.description」がありません。'],
    [{ sales: { pickupDays: 0 } }, '「sales.pickupDays」には1から365までの整数'],
    [
      { hosts: ['https://yama.test/'] },
      '「hosts.0」にはfans.example.jp のような、小文字のホスト名',
    ],
    [{ hosts: [] }, '「hosts」には'],
    ...[
      'https://league.example/',
      'league.example/news',
      'league.example:8443',
      '*.league.example',
      'League.example',
      'league',
      '192.168.1.1',
      'evil@league.example',
      '球団.jp',
    ].map((host): [object, string] => [
      { trustedHosts: [host] },
      '「trustedHosts.0」にはwww.example.jp のような、小文字のホスト名（https:// やパス、ポート、* は書かず、日本語の名前は xn-- で始まる形で）',
    ]),
    [{ trustedHosts: 'league.example' }, '「trustedHosts」には[ ] で囲んだ並び'],
    [{ pickup: { hours: '10時' } }, '「pickup.place」がありません。'],
    [
      { pickup: { place: '広場', opens: '10時', closes: '16:30' } },
      '「pickup.opens」には10:00 のような、closes より前の時刻',
    ],
    [{ pickup: { place: '広場', opens: '24:00', closes: '23:30' } }, '「pickup.opens」には'],
    [{ pickup: { place: '広場', opens: '9:00', closes: '16:30' } }, '「pickup.opens」には'],
    [
      { pickup: { place: '広場', opens: '10:00' } },
      '「pickup.closes」がありません。16:30 のような',
    ],
    [
      { pickup: { place: '広場', closes: '16:30' } },
      '「pickup.opens」がありません。10:00 のような',
    ],
    [
      { pickup: { place: '広場', opens: '16:30', closes: '16:30' } },
      '「pickup.closes」には16:30 のような、opens よりあとの時刻',
    ],
    [{ cardKinds: {} }, '「cardKinds」にはnormal、silver、gold、signature のうち1つ以上'],
    [{ cardKinds: { gold: '金' } }, '「cardKinds.gold」には'],
    [{ cardKinds: { gold: { name: '金', stamp: '金' } } }, '「cardKinds.gold.stamp」にはPREMIUM'],
    [{ words: { shop: '' } }, '「words.shop」には1文字以上200文字以内の文字列'],
  ])('%j is reported with its line and what is expected', (change, sentence) => {
    const problems = problemsOf({ ...least, ...change });
    expect(problems).toEqual([expect.stringContaining(sentence)]);
    expect(problems[0]).toMatch(/^club\.json:\d+:\d+ /);
  });

  test('[SAFE-06] lists hosts, also of another script, to which links of players open without a question', () => {
    const hosts = ['fans.yama.test', 'yama.test'];
    const trustedHosts = ['www.league.example', 'xn--4bsr19d.jp', 'yama.xn--q9jyb4c', 'yama.test'];
    expect(
      trustedOrigins(clubOf({ ...least, hosts, trustedHosts }), 'https://fans.yama.test'),
    ).toEqual([
      'https://fans.yama.test',
      'https://yama.test',
      'https://www.league.example',
      'https://xn--4bsr19d.jp',
      'https://yama.xn--q9jyb4c',
    ]);
    expect(trustedOrigins(clubOf({ ...least, trustedHosts: [] }), 'http://localhost:5173')).toEqual(
      ['http://localhost:5173'],
    );
  });

  test('a key that is there twice is reported', () => {
    const text = JSON.stringify(least).replace('{', '{"name":"海の町",');
    expect(problemsOf(text)).toEqual([expect.stringContaining('「name」が2回あります。')]);
  });

  test('very many open brackets are reported with their place', () => {
    for (const bracket of ['[', '{"a":'])
      expect(problemsOf(`{"name": ${bracket.repeat(20_000)}`)).toEqual([
        expect.stringMatching(/^club[.]json:1:\d+ JSON/),
      ]);
    expect(problemsOf({ ...least, name: '[[{'.repeat(10) })).toEqual([]);
  });

  test('several problems are reported together', () => {
    expect(problemsOf({ ...least, color: 'red', name: '', more: 1 })).toHaveLength(3);
  });

  test('a logo that is missing or unsafe is reported with its name', () => {
    expect(problemsOf({ ...least, logo: 'logo.svg' })).toEqual([
      'logo.svg: ファイルを読み取れません。',
    ]);
    writeFileSync(join(folder, 'logo.svg'), '<svg viewBox="0 0 1 1"><script/></svg>');
    expect(problemsOf({ ...least, logo: 'logo.svg' })).toEqual([
      expect.stringContaining('logo.svg: <script> は使えません。'),
    ]);
  });
});

describe('[CLUB-03] what may not be published', () => {
  const open = (folder: string) => {
    const found = readClub(folder);
    return 'club' in found ? publicationProblems(found.club) : found.problems;
  };

  test('is nothing of a club that has filled in everything', () => {
    expect(open(secondClub)).toEqual([]);
  });

  test('is the demo club', () => {
    expect(open(demoClub)).toEqual([expect.stringMatching(/^デモのクラブは本番で使えません。/)]);
  });

  test('is every row that the law asks for, by its name and place', () => {
    const problems = publicationProblems(clubOf(least));
    for (const term of [
      '販売事業者',
      '運営統括責任者',
      '所在地',
      '電話番号',
      '販売価格',
      '引渡し時期',
      '返品・キャンセル',
    ])
      expect(problems).toContainEqual(
        expect.stringMatching(`「${term}」がありません。commerce[.]`),
      );
    expect(problems).toContainEqual(expect.stringContaining('privacy.contact に'));
    expect(problems).toContainEqual(expect.stringContaining('privacy.rows に'));
    expect(problems).toHaveLength(9);
  });

  test.each([
    [
      { commerce: { seller: '湊スカーレッツ（デモ用の架空の球団です）' } },
      'commerce.seller',
      'デモ用',
    ],
    [{ commerce: { seller: '株式会社〇〇' } }, 'commerce.seller', '〇〇'],
    [{ commerce: { manager: '【責任者の氏名】' } }, 'commerce.manager', '【責任者の氏名】'],
    [{ supportPage: 'https://example.com/support' }, 'supportPage', 'example.com'],
    [
      { privacy: { rows: [{ term: '目的', description: 'サンプルです' }] } },
      'privacy.rows の1番目.description',
      'サンプル',
    ],
  ])('%j', (change, key, found) => {
    expect(publicationProblems(clubOf({ ...least, ...change }))).toContainEqual(
      expect.stringContaining(`${key} に、公開できない「${found}」`),
    );
  });
});

describe('[CLUB-05] 会場払い', () => {
  const rowsOf = (change: object) =>
    Object.fromEntries(
      commerceNotice(clubOf({ ...least, ...change })).map(({ term, description }) => [
        term,
        description,
      ]),
    );

  test('is taken unless the club says otherwise, and the legal notice says so', () => {
    for (const change of [{}, { payments: {} }, { payments: { atPickup: true } }])
      expect(rowsOf(change)).toMatchObject({
        支払方法: expect.stringMatching(/^クレジットカード.*会場払い/),
        支払時期: expect.stringMatching(/確定時.*会場払いは、商品をお受け取りになるとき/),
      });
  });

  test('that is not taken is in no row of the legal notice', () => {
    const rows = rowsOf({ payments: { atPickup: false } });
    expect(rows).toMatchObject({
      支払方法: 'クレジットカード（一括払いのみ）。',
      支払時期: 'ご注文の確定時にお支払いが確定します。',
    });
    expect(JSON.stringify(rows)).not.toMatch(/会場払い|会場での/);
  });

  test('that is not taken may not be promised by the sentence of an earlier `club init`', () => {
    const payment = 'クレジットカード（一括払いのみ）。会場でのお支払いを選べる商品もあります。';
    const open = (atPickup: boolean) =>
      publicationProblems(clubOf({ ...least, commerce: { payment }, payments: { atPickup } }));
    expect(open(false)).toContainEqual(
      expect.stringMatching(/^commerce\.payment に「会場でのお支払い.*payments\.atPickup が false/),
    );
    expect(open(true).join()).not.toContain('payments.atPickup');
    expect(rowsOf({ commerce: { payment } })).toMatchObject({ 支払方法: payment });
  });
});
