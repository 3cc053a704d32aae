import fontkit from '@cantoo/fontkit';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCardSheet, type PrintedCard } from './cardSheet.ts';
import { readCode } from './testing/readCode.ts';

const addressOf = (uuid: string) => `https://club.example/user/u/card-obtain/${uuid}`;
const names = ['髙橋 健太郎', '山﨑 翼', '渡邊 𠮷彦', 'ヴィクトル・マルティネス', 'Ōno Ichirō'];
const cards: PrintedCard[] = Array.from({ length: 10 }, (_, index) => ({
  uuid: crypto.randomUUID(),
  title: names[index % names.length] ?? '',
  subtitle: `#${index} 投手 ゴールド`,
}));

describe('a sheet of ten cards', () => {
  let bytes: Uint8Array;
  let pages: PDFPage[];

  beforeAll(async () => {
    bytes = await makeCardSheet({ cards, addressOf, clubName: '湊スカーレッツ' });
    pages = (await PDFDocument.load(bytes)).getPages();
  });

  test('is two pages of A4', () => {
    expect(pages.map((page) => page.getSize()).map(({ width }) => Math.round(width))).toEqual([
      595, 595,
    ]);
    expect(pages.map((page) => Math.round(page.getHeight()))).toEqual([842, 842]);
  });

  test('has for each card a drawn code with its address, in order', () => {
    expect(pages.flatMap(codesOn)).toEqual(cards.map(({ uuid }) => addressOf(uuid)));
  });

  test('has a glyph with an outline for every Japanese character', () => {
    const written = pages.flatMap(textsOn);
    for (const { title, subtitle, uuid } of cards) {
      expect(written).toEqual(expect.arrayContaining([title, subtitle, uuid, '湊スカーレッツ']));
    }
  });

  test('numbers its pages', () => {
    expect(pages.map((page) => textsOn(page).filter((text) => / \d \/ \d$/.test(text)))).toEqual([
      ['湊スカーレッツ カードのQRコード  1 / 2'],
      ['湊スカーレッツ カードのQRコード  2 / 2'],
    ]);
  });

  test('embeds only the glyphs it needs', () => {
    expect(bytes.length).toBeLessThan(120_000);
  });
});

test('a sheet without cards is refused with a sentence', async () => {
  await expect(makeCardSheet({ cards: [], addressOf, clubName: '浜野' })).rejects.toThrow(
    '印刷するカードがありません。',
  );
});

function codesOn(page: PDFPage): string[] {
  return [...contentOf(page).matchAll(/ cm\n((?:[\d.]+ [\d.]+ [\d.]+ 1 re\n)+)f\n/g)].map(
    ([, rectangles = '']) =>
      readCode(
        [...rectangles.matchAll(/(\S+) (\S+) (\S+) 1 re/g)].map(([, column, row, width]) => ({
          column: Number(column),
          row: Number(row),
          width: Number(width),
        })),
      ),
  );
}

/** Texts on the page, decoded glyph by glyph; a missing or empty glyph is read as □. */
function textsOn(page: PDFPage): string[] {
  const fonts = fontsOf(page);
  return [...contentOf(page).matchAll(/\/(\S+) [\d.]+ Tf[^<]*<([0-9A-Fa-f]+)> Tj/g)].map(
    ([, name = '', hex = '']) =>
      [...hex.matchAll(/.{4}/g)]
        .map(([glyph]) => fonts.get(name)?.(Number.parseInt(glyph, 16)) ?? '□')
        .join(''),
  );
}

function fontsOf(page: PDFPage): Map<string, (glyph: number) => string> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.keys() ?? []).map((key) => {
      const font = fonts?.lookup(key, PDFDict);
      const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
      const program = descendant
        ?.lookup(PDFName.of('FontDescriptor'), PDFDict)
        .lookup(PDFName.of('FontFile2'));
      const unicode = font?.lookup(PDFName.of('ToUnicode'));
      const face = fontkit.create(bytesOf(program));
      if (!('getGlyph' in face)) throw new Error('The sheet embeds a collection of fonts.');
      const letters = lettersByGlyph(textOf(unicode));
      return [
        key.decodeText(),
        (glyph: number) => {
          const letter = letters.get(glyph) ?? '□';
          const outline = (face.getGlyph(glyph)?.path.toSVG() ?? '') !== '';
          return outline || letter.trim() === '' ? letter : '□';
        },
      ];
    }),
  );
}

function lettersByGlyph(map: string): Map<number, string> {
  return new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)].map(([, glyph = '', units = '']) => [
      Number.parseInt(glyph, 16),
      String.fromCharCode(
        ...[...units.matchAll(/.{4}/g)].map(([unit]) => Number.parseInt(unit, 16)),
      ),
    ]),
  );
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [];
  return parts.map((part) => textOf(page.doc.context.lookup(part))).join('\n');
}

function bytesOf(stream: PDFObject | undefined): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error('The sheet lacks a stream.');
  return decodePDFRawStream(stream).decode();
}

const textOf = (stream: PDFObject | undefined) => Buffer.from(bytesOf(stream)).toString('latin1');
