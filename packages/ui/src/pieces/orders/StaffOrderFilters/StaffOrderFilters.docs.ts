import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文の条件',
  reading: 'ちゅうもんのじょうけん',
  search: ['絞り込み', 'フィルター', 'CSV'],
  purpose: '番号やお名前で探し、状態や期間で注文をしぼります。変えると、すぐに一覧が変わります。',
  use: ['スタッフの注文の一覧の上に置くとき。'],
  avoid: [{ when: '窓口で一件を探す', instead: '`PickupSearch`' }],
  anatomy: [
    {
      part: '検索欄',
      note: '番号、お名前、メール、電話、商品の名前の一部。',
      at: 'input[type="search"]',
    },
    { part: '状態', note: '注文のある状態だけが、件数つきで並ぶ。', at: 'fieldset' },
    {
      part: 'くわしい条件',
      note: '商品、受け取り、支払い、期間、未収、メモ、一部返金。',
      at: 'details',
    },
    { part: '件数と合計', note: '合う注文すべての数と金額。', at: '[role="status"]:last-of-type' },
    { part: 'CSV', note: '合う注文すべてを保存する。件数を名乗る。' },
  ],
  words: {
    notOnSale: ['フェイスタオル 2025'],
    unknown: ['7'],
    found: ['97', '¥486,200'],
    save: ['97'],
  },
  related: { StaffOrderList: '下に置く', SearchField: '検索欄を描く' },
  props: {
    counts: '状態ごとの件数。読み込む間は空。',
    csv: 'CSV を作っているか（`pending`）と、作る操作（`onSave`）。',
    found: '合う注文の数（`count`）と合計の金額（`sum`）。読み込む間は `null`。',
    products: '選べる商品。売っていないものも並ぶ。読み込む間は空。',
    onChange: '条件が変わるたびに、変わったものだけを渡して呼ぶ。',
    value: 'いまの条件。どれも、空ならすべて。',
  },
};
