import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の詳細（スタッフ）',
  reading: 'しょうひんのしょうさい',
  search: ['公開', '非公開', '販売終了'],
  purpose: '商品の入力欄と在庫を左に、公開の操作とファンの画面を右に並べます。',
  use: ['スタッフが一つの商品を開いたとき、追加するとき。'],
  avoid: [{ when: 'ファンの商品の画面', instead: '`ProductPage`' }],
  anatomy: [
    { part: '入力欄と在庫', note: '`ProductForm` と `OptionTable`。' },
    { part: '値札を印刷', note: 'ブースで売る商品だけ。`PriceTags` を開く。' },
    {
      part: '公開',
      note: '公開する・非公開にする・販売を終了する。終了は、確かめてから。',
      at: 'section button',
    },
    { part: '見本', note: '`ProductPreview`。狭い画面では下に置く。' },
  ],
  related: {
    ProductForm: '`form` に入れる',
    OptionTable: '`stock` に入れる',
    ProductPreview: '`preview` に入れる',
  },
  props: {
    children: 'ダイアログ。',
    form: '入力欄。',
    options: '種類の欄。',
    preview: 'ファンの画面の見本。',
    priceTagsHref: '値札の画面。ブースで売らない商品では省く。',
    publication:
      '公開の状態と、それを変える関数。約束を返すと、終わるまで待つ。まだない商品では `null`。',
    stock: '在庫。外部のサイトで売る商品では置かない。',
  },
};
