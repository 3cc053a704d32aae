import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品なしの案内',
  search: [
    'しょうひんなし',
    'shouhin nashi',
    '見つからない',
    '404',
    'Not found',
    '販売終了',
    'エラー画面',
  ],
  purpose: '開いた商品がないか販売を終えたことを伝え、ショップのほかの商品へ案内します。',
  use: ['存在しない商品や、販売を終えた商品のページを開いたとき。'],
  avoid: [
    { when: '選んだ種類に商品が一つもない', instead: '`ProductGrid`（空の案内を持つ）' },
    { when: '注文が見つからない', instead: '`OrderMissing`' },
    { when: '通信や処理の失敗', instead: '`LoadFailure`' },
    { when: '存在しないページ', instead: '`ErrorPage`' },
  ],
  anatomy: [
    { part: 'アイコン', note: 'ショップの絵。飾りなので、読み上げない。', at: 'svg' },
    { part: '見出し', note: '商品が見つからないことを伝える。', at: 'h2' },
    { part: '説明', note: '考えられる理由と、ほかの商品への案内。', at: 'h2 + p' },
    { part: 'ショップへのボタン', note: 'いつもある。', at: 'a' },
  ],
  related: {
    EmptyState: 'アイコン、見出し、説明、ボタンを並べる',
    ProductPage: '商品が見つかったとき、同じ場所に出る',
    OrderForm: '会場払いの画面でも、商品がなければ代わりに出す',
  },
};
