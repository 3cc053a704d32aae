import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '製作する数',
  reading: 'せいさくするかず',
  search: ['受注', '生産', '集計', '最少', 'CSV'],
  purpose: '受注生産の商品を、種類ごとにいくつ作るかを示し、製作会社へ送るCSVを保存します。',
  use: ['スタッフの商品の画面で、受注生産の商品に置くとき。'],
  avoid: [{ when: '在庫から売る商品の数', instead: '`OptionTable`' }],
  anatomy: [
    { part: '状態', note: '受付中か、終わったか。終わったあとは、作るのか、まだ決まらないのか。' },
    { part: '知らせ', note: '`minimum` に足りないとき。' },
    { part: '表', note: '種類ごとの数。最後の行は合計。', at: 'table' },
    { part: 'CSVで保存', note: '製作会社へ送るファイル。', at: 'button' },
    {
      part: '中止',
      note: '最少の数に届かずに終わったとき。確かめてから、すべての注文を取り消して返金する。',
    },
    { part: '進みぐあい', note: '中止したあと。終わっていない注文へのリンクを出す。' },
  ],
  words: {
    belowMinimum: [30, 6, true],
    callOffHelp: [18, 21, '¥75,600'],
    calledOff: ['2026.12.21 10:05'],
    progress: [12, 18],
    done: [18],
    leftMore: [4],
  },
  related: {
    ProductForm: '上限、最少の数、引渡時期は、ここで変える',
    OptionTable: '在庫から売る商品では、こちらを置く',
  },
  props: {
    callOff: '中止する操作と、その途中か。断られた理由は error。',
    csv: 'ファイルの保存と、その途中か。',
    ended: '販売が終わったか。',
    orderHref: '注文の画面の住所。',
    minimum: '製作する最少の数。決めていなければ null。',
    production: '種類ごとの数と、その合計。',
  },
};
