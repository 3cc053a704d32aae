import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カートの商品一覧',
  reading: 'かーとのしょうひんいちらん',
  search: ['買い物かご', 'ショッピングカート', '空のカート', '元に戻す', 'Cart'],
  purpose:
    'カートに入れた商品を一覧で見直し、数量を変えたり削除したりします。削除した商品は、その場で元に戻せます。',
  use: ['カートの画面の本文に置くとき。'],
  avoid: [
    { when: '買い終えた商品', instead: '`OrderItems`' },
    { when: '商品を選ぶ一覧', instead: '`ProductGrid`' },
    { when: '合計と注文の手続きへのボタン', instead: '`CartSummary`' },
    { when: '注文を確定する前の確認', instead: '`ConfirmSummary`' },
  ],
  anatomy: [
    {
      part: '知らせ',
      note: '`notices` があるとき。販売の終了などを一文ずつ並べ、閉じるまで残る。',
    },
    {
      part: '引渡時期ごとの組',
      note: '`groups` が二つ以上のとき。見出し、その商品、小計と注文手続きへのボタンを一つの枠に入れる。',
    },
    { part: '一覧', note: '渡した順に並べる。読み上げの名前は「カートの商品」。', at: 'ul' },
    { part: '商品', note: '一つの商品の名前、値段、数量、小計。', at: 'li:first-child article' },
    {
      part: '削除した商品',
      note: '`removed` の商品は、同じ場所で商品名を伝える文と「元に戻す」に変わる。',
    },
    {
      part: '空の案内',
      note: '商品がないか、すべて `removed` のとき。ショップへのボタンがある。',
    },
  ],
  words: { removed: ['フェイスタオル'], madeToOrder: ['2027年3月下旬'] },
  related: {
    CartRow: '一つの商品になる',
    CartSummary: '画面の下に固定し、合計を示す',
    EmptyState: '空の案内を示す',
    Screen: '本文に置く',
  },
  props: {
    groups:
      '一緒に注文する商品の組と、その小計。一つまでなら、見出しのない一覧になる。小計は `CartSummary`。',
    items: 'カートの商品。`removed` を付けると、削除した商品として場所だけ残る。',
    notices: '本人の操作ではないカートの変更。一つを一文で書く。省くと何も出ない。',
    onReadNotices: '知らせを閉じるときに呼ぶ。省くと閉じるボタンが出ない。',
    onUndo: '「元に戻す」を押したときに、商品の番号で呼ぶ。フォーカスは戻した商品の名前に移る。',
  },
  others: {
    CartListSkeleton: {
      purpose: 'カートを読み込む間、商品 3 つ分の場所を先に確保します。',
    },
  },
};
