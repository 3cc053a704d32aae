import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫の注意',
  search: ['ざいこ', 'zaiko', '売り切れ', '残り', '商品', '品切れ'],
  purpose: '売り切れた商品と、残りが少ない商品を責任者に知らせます。',
  use: ['責任者が最初に開く画面に置くとき。'],
  avoid: [{ when: 'ファンに商品を見せる', instead: '`ProductGrid`' }],
  anatomy: [
    { part: '商品', note: '絵、名前、種類。商品へのリンク。', at: 'li a' },
    { part: '残り', note: '絵と言葉。売り切れは別の絵になる。' },
    { part: '一覧へのリンク', note: 'すべての商品。', at: 'section > div a' },
  ],
  words: { goods: ['ホームユニフォーム 2026', 'L'], left: ['3'] },
  related: { SalesSummary: 'となりに並べる' },
  props: {
    items: '残りの少ない順の商品。読み込みの間は `null`。',
    listHref: '商品の一覧のアドレス。',
  },
};
