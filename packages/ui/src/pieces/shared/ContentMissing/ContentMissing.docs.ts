import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '見つからないときの案内',
  reading: 'みつからないときのあんない',
  search: [
    '404',
    'Not found',
    'トークがない',
    'カードがない',
    '注文なし',
    '商品なし',
    '販売終了',
    'リンク切れ',
    'エラー画面',
  ],
  purpose:
    '古いリンクなどで開いたトーク、カード、商品、注文がないことを伝え、一覧へ案内します。ほかの人のものがあるかどうかは明かしません。やり直しても変わらないので、やり直しのボタンは置きません。',
  use: [
    'なくなったトーク、番号が違うトークを開いたとき。',
    'まだ取得していないカード、番号が違うカードを開いたとき（`what="card"`）。',
    '存在しない商品や、販売を終えた商品のページを開いたとき（`what="product"`）。',
    '番号が違う注文、ほかの人の注文を開いたとき（`what="order"`）。',
    '支払いが終わっていないなど、領収書のない注文の領収書を開いたとき（`what="receipt"`）。',
  ],
  avoid: [
    { when: '一覧に一つもない', instead: '`OrderList` や `ProductGrid`（空の案内を持つ）' },
    { when: '通信や処理の失敗', instead: '`LoadFailure`' },
    { when: '存在しないページ', instead: '`ErrorPage`' },
  ],
  anatomy: [
    { part: '絵', note: '一枚だけ抜けたカード。飾りなので、読み上げない。', at: 'svg' },
    { part: '見出し', note: '何を見せられないかを伝える。', at: 'h2' },
    { part: '説明', note: '考えられる理由と、一覧への案内。', at: 'h2 + p' },
    { part: '一覧へのボタン', note: 'いつもある。', at: 'a' },
  ],
  kinds: {
    what: {
      thread: 'トークが見つからない。',
      card: 'カードを見せられない。',
      product: '商品が見つからない。',
      order: '注文が見つからない。',
      receipt: '領収書を見せられない。',
    },
  },
  related: {
    EmptyState: 'アイコン、見出し、説明、ボタンを並べる',
    MessageThread: 'トークがあるとき、同じ場所に出る',
    CardStage: 'カードがあるとき、同じ場所に出る',
    ProductPage: '商品があるとき、同じ場所に出る',
    OrderDetails: '注文があるとき、同じ場所に出る',
  },
  props: {
    what: '見つからなかったもの。見出し、説明、ボタンが変わる。',
  },
};
