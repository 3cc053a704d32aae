import { expect, test } from 'vitest';
import { cardCodesPage, cardCodesStylesheet } from './cardCodesPage.ts';
import { readCode } from './testing/readCode.ts';

const addressOf = (uuid: string) => `http://127.0.0.1:3000/user/u/card-obtain/${uuid}`;
const cards = [
  {
    uuid: '5b0b6a0e-8f6e-4a53-9c3c-1d4c8a7b2f10',
    title: '佐伯 颯太',
    subtitle: '#18 投手 ゴールド',
  },
  {
    uuid: '9d3f7f0e-2c1b-4b6e-8a57-0f1e2d3c4b5a',
    title: '<b>"Tom" & \'Jerry\'</b>',
    subtitle: '#7',
  },
];

const page = cardCodesPage({
  cards,
  addressOf,
  clubName: '湊スカーレッツ',
  stylesheetHref: '/api/dev/cards.css',
});

test('every drawn code contains its card’s address', () => {
  const codes = [...page.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) =>
    readCode(
      [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, column, row, width]) => ({
        column: Number(column),
        row: Number(row),
        width: Number(width),
      })),
    ),
  );
  expect(codes).toEqual(cards.map(({ uuid }) => addressOf(uuid)));
});

test('a card’s name is escaped', () => {
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;');
});

test('the page needs nothing that the content policy forbids', () => {
  expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+=/);
  expect(page).toContain('<link rel="stylesheet" href="/api/dev/cards.css">');
  expect(cardCodesStylesheet).toContain('@media print');
});

test('without cards the page has a sentence', () => {
  const empty = cardCodesPage({ cards: [], addressOf, clubName: '浜野', stylesheetHref: '/a.css' });
  expect(empty).toContain('カードがまだありません。');
});
