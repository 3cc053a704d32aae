import { describe, expect, test } from 'vitest';
import { findPlaces } from './index.ts';
import { openPlaces, packPlaces } from './pack.ts';
import { readJapanPost, readJpostal } from './sources.ts';

/** A row of Japan Post's file, with the unused columns filled in. */
const row = (postalCode: string, prefecture: string, city: string, town: string) =>
  `14104,"231  ","${postalCode}","ｶﾅｶﾞﾜｹﾝ","ﾖｺﾊﾏｼ","ﾏﾁ","${prefecture}","${city}","${town}",0,0,0,0,0,0`;

const townsIn = (...rows: string[]) =>
  readJapanPost(Buffer.from(rows.join('\r\n'))).map(({ town }) => town);

const townOf = (town: string) => townsIn(row('2310023', '神奈川県', '横浜市中区', town));

describe('Japan Post’s towns', () => {
  test.each([
    ['山下町', '山下町'],
    ['以下に掲載がない場合', ''],
    ['小菅村の次に１～６６３番地がくる場合', ''],
    ['利島村一円', ''],
    ['一円', '一円'],
    ['大手町（次のビルを除く）', '大手町'],
    ['一ツ橋（１丁目）', '一ツ橋'],
    ['旭川（１～３丁目、５丁目「２５番」）', '旭川'],
    ['丸の内グラントウキョウノースタワー（１階）', '丸の内グラントウキョウノースタワー1階'],
    ['丸の内グラントウキョウノースタワー（地階・階層不明）', '丸の内グラントウキョウノースタワー'],
    ['大手町ＪＡビル（２７階）', '大手町JAビル27階'],
    ['種市第１５地割～第２１地割（鹿糠、小路合、緑町、大久保、高取）', '種市'],
    ['葛巻（第４０地割「５７番地１２５、１７６を除く」～第４５地割）', '葛巻'],
    ['杉名畑４４地割', '杉名畑44地割'],
    ['箪笥町', '箪笥町'],
    ['旭ケ丘', '旭ケ丘'],
  ])('%s is %s', (source, town) => {
    expect(townOf(source)).toEqual([town]);
  });

  test('several names in one row are several towns', () => {
    expect(townOf('甲、乙（大木戸）')).toEqual(['甲', '乙']);
  });

  test('a town that is split into several rows within its brackets is one', () => {
    const rowOf = (town: string) => row('0660005', '北海道', '千歳市', town);
    const rows = [
      rowOf('協和（８８－２、２７１－１０、'),
      rowOf('４２８－２、'),
      rowOf('４３６番地）'),
    ];
    expect(townsIn(...rows, row('0660015', '北海道', '千歳市', '青葉'))).toEqual(['協和', '青葉']);
  });

  test('both encodings are read', () => {
    const shiftJis =
      '31343130342c223233312020222c2232333130303233222c22b6c5b6dedcb9dd222c22d6bacacfbc222c22cfc1222c22905f93de90ec8ca7222c2289a1956c8e7392868be6222c228e5289ba92ac222c302c302c302c302c302c30';
    expect(readJapanPost(Buffer.from(shiftJis, 'hex'))).toEqual([
      { postalCode: '2310023', prefecture: '神奈川県', city: '横浜市中区', town: '山下町' },
    ]);
  });

  test('the code of a large office gives its street number', () => {
    const office =
      '13101,"ﾆﾂﾎﾟﾝﾕｳｾｲ","架空の会社","東京都","千代田区","大手町","２－３－１","1008791","100  ","銀座",0,0,0';
    expect(townsIn(office)).toEqual(['大手町2-3-1']);
  });

  test('another file is refused', () => {
    expect(() => readJapanPost(Buffer.from('name,price\r\ntowel,1800'))).toThrow(/postal codes/);
  });
});

test('the rows of the npm package are read; those of three digits are not codes', () => {
  const file =
    'jQuery_jpostal_callback(\n[["_231","神奈川県","横浜市中区","","",""],["_2310023","神奈川県","横浜市中区","山下町","",""]]\n);';
  expect(readJpostal(file)).toEqual([
    { postalCode: '2310023', prefecture: '神奈川県', city: '横浜市中区', town: '山下町' },
  ]);
});

describe('a packed list', () => {
  const yatomi = { prefecture: '愛知県', city: '弥富市', town: '' };
  const kisosaki = { prefecture: '三重県', city: '桑名郡木曽岬町', town: '' };
  const yamashita = { prefecture: '神奈川県', city: '横浜市中区', town: '山下町' };
  const asahi = { prefecture: '北海道', city: '札幌市中央区', town: '旭ケ丘' };
  const find = openPlaces(
    Buffer.from(
      packPlaces([
        { postalCode: '4980000', ...yatomi },
        { postalCode: '2310023', ...yamashita },
        { postalCode: '2310023', ...yamashita },
        { postalCode: '4980000', ...kisosaki },
        { postalCode: '0640941', ...asahi },
      ]),
    ),
  );

  test('returns each place once, in the order of the source', () => {
    expect(find('4980000')).toEqual([yatomi, kisosaki]);
    expect(find('2310023')).toEqual([yamashita]);
    expect(find('0640941')).toEqual([asahi]);
  });

  test('returns nothing for an unused code, also between and after others', () => {
    for (const code of ['0000000', '0640940', '2310024', '2319999', '4979999', '9999999'])
      expect(find(code)).toEqual([]);
  });
});

describe('the included list', () => {
  test.each([
    ['1000001', [['東京都', '千代田区', '千代田']]],
    ['2310023', [['神奈川県', '横浜市中区', '山下町']]],
    // Hamamatsu has had new wards since 2024.
    ['4328047', [['静岡県', '浜松市中央区', '神田町']]],
    ['6048381', [['京都府', '京都市中京区', '西ノ京職司町']]],
    ['6020000', [['京都府', '京都市上京区', '']]],
    ['5220317', [['滋賀県', '犬上郡多賀町', '一円']]],
    ['1000400', [['東京都', '新島村', '']]],
    ['1006701', [['東京都', '千代田区', '丸の内グラントウキョウノースタワー1階']]],
    [
      '4980000',
      [
        ['愛知県', '弥富市', ''],
        ['三重県', '桑名郡木曽岬町', ''],
      ],
    ],
    ['0000000', []],
  ])('%s', async (code, places) => {
    expect(
      (await findPlaces(code)).map(({ prefecture, city, town }) => [prefecture, city, town]),
    ).toEqual(places);
  });

  test('has many towns under one code', async () => {
    const towns = (await findPlaces('4520961')).map(({ town }) => town);
    expect(towns.length).toBeGreaterThan(50);
    expect(new Set(towns).size).toBe(towns.length);
  });
});
