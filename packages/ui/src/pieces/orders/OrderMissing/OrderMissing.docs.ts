import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文なしの案内',
  search: [
    'ちゅうもんなし',
    'chuumon nashi',
    '見つからない',
    '404',
    'Not found',
    '領収書がない',
    'エラー画面',
  ],
  purpose:
    '開こうとした注文や領収書を見せられないことを伝え、自分の注文履歴へ案内します。ほかの人の注文かどうかは明かしません。',
  use: [
    '注文番号が違う、またはほかの人の注文を開こうとしたとき。',
    '支払いが終わっていないなど、領収書のない注文の領収書を開こうとしたとき（`what="receipt"`）。',
  ],
  avoid: [
    { when: '注文が一件もない一覧', instead: '`OrderList`（空の案内を持つ）' },
    { when: '商品が見つからない', instead: '`ProductMissing`' },
    { when: '通信や処理の失敗', instead: '`LoadFailure`' },
    { when: '存在しないページ', instead: '`ErrorPage`' },
  ],
  anatomy: [
    { part: 'アイコン', note: '領収書の絵。飾りなので、読み上げない。', at: 'svg' },
    { part: '見出し', note: '何を見せられないかを伝える。', at: 'h2' },
    { part: '説明', note: '確かめることを一、二文で伝える。', at: 'h2 + p' },
    { part: '注文履歴へのボタン', note: 'いつもある。', at: 'a' },
  ],
  kinds: {
    what: {
      order: '注文が見つからない。',
      receipt: '領収書を見せられない。',
    },
  },
  related: {
    EmptyState: 'アイコン、見出し、説明、ボタンを並べる',
    OrderDetails: '注文が見つかったとき、同じ場所に出る',
    Receipt: '領収書があるとき、同じ場所に出る',
  },
  props: {
    what: '見つからなかったもの。見出しと説明が変わる。',
  },
};
