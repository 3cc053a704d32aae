import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ファンの画面の見本',
  reading: 'ふぁんのがめんのみほん',
  search: ['プレビュー', '下書き', '確認'],
  purpose: '書いている商品が、ファンのスマートフォンでどう見えるかを、そのまま見せます。',
  use: ['`ProductForm` の横に置くとき。'],
  avoid: [{ when: 'ファンが商品を買う画面', instead: '`ProductPage`' }],
  anatomy: [
    { part: '画面', note: '`ProductPage` そのもの。見るだけで、押せない。写真は先頭の一枚。' },
  ],
  related: { ProductForm: '書いた内容を渡す', ProductPage: '中に使う' },
  props: { product: '入力中の内容。在庫があれば、ファンが読む残りの数も出る。' },
};
