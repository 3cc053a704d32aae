import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文を探す',
  reading: 'ちゅうもんをさがす',
  search: ['検索', '候補', '窓口'],
  purpose: 'コードを読み取れない方の注文を、番号かお名前で探します。',
  use: ['受け渡しの画面の下に置くとき。'],
  avoid: [{ when: 'ほかのものを探す', instead: '`SearchField`' }],
  anatomy: [
    { part: '検索欄', note: '番号の最後の 6 文字か、お名前。', at: 'input' },
    { part: '件数', note: '見つかった数。入力があるとき。' },
  ],
  words: {
    waiting: [42],
    count: [2],
    title: ['K7P'],
    customer: ['岡野 一'],
    goods: ['クラブハウスマグ', 3],
  },
  related: { SearchField: '欄を描く', PickupHit: '見つけた注文を開く' },
  props: {
    count: '見つかった数。まだ分からない間は `null`。',
  },
  others: {
    PickupSearchResults: {
      purpose: '探した注文を、状態とお代が分かる一行ずつで並べます。',
      props: {
        items: '見つかった注文。探している間は `null`。',
        query: '探した言葉。`null` なら、お渡しを待つ注文の全部を、写真のない行で並べる。',
      },
    },
  },
};
