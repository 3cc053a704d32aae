import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '製作する数',
  reading: 'せいさくするかず',
  search: ['受注', '生産', '集計', '最少', 'CSV'],
  purpose: '受注生産の商品を、種類ごとにいくつ作るかを示し、製作会社へ送るCSVを保存します。',
  use: ['スタッフの商品の画面で、受注生産の商品に置くとき。'],
  avoid: [{ when: '在庫から売る商品の数', instead: '`OptionTable`' }],
  anatomy: [
    { part: '状態', note: '受付中か、終わったか。' },
    { part: '知らせ', note: '`minimum` に足りないとき。' },
    { part: '表', note: '種類ごとの数。最後の行は合計。', at: 'table' },
    { part: 'CSVで保存', note: '製作会社へ送るファイル。', at: 'button' },
  ],
  words: { belowMinimum: [30, 6, true] },
  related: {
    ProductForm: '上限、最少の数、引渡時期は、ここで変える',
    OptionTable: '在庫から売る商品では、こちらを置く',
  },
  props: {
    csv: 'ファイルの保存と、その途中か。',
    ended: '販売が終わったか。',
    minimum: '製作する最少の数。決めていなければ null。',
    production: '種類ごとの数と、その合計。',
  },
};
