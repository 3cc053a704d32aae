import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '見つからないときの案内',
  search: [
    'みつからない',
    'mitsukaranai',
    '404',
    'Not found',
    'トークがない',
    'カードがない',
    'リンク切れ',
    'エラー画面',
  ],
  purpose:
    '古いリンクなどで開いたトークやカードがないことを伝え、一覧へ案内します。やり直しても変わらないので、やり直しのボタンは置きません。',
  use: [
    'なくなったトーク、番号が違うトークを開いたとき。',
    'まだ取得していないカード、番号が違うカードを開いたとき（`what="card"`）。',
  ],
  avoid: [
    { when: '注文が見つからない', instead: '`OrderMissing`' },
    { when: '商品が見つからない', instead: '`ProductMissing`' },
    { when: '通信や処理の失敗', instead: '`LoadFailure`' },
    { when: '存在しないページ', instead: '`ErrorPage`' },
  ],
  anatomy: [
    { part: 'アイコン', note: 'トークかカードの絵。飾りなので、読み上げない。', at: 'svg' },
    { part: '見出し', note: '何を見せられないかを伝える。', at: 'h2' },
    { part: '説明', note: '考えられる理由と、一覧への案内。', at: 'h2 + p' },
    { part: '一覧へのボタン', note: 'いつもある。', at: 'a' },
  ],
  kinds: {
    what: {
      thread: 'トークが見つからない。',
      card: 'カードを見せられない。',
    },
  },
  related: {
    EmptyState: 'アイコン、見出し、説明、ボタンを並べる',
    MessageThread: 'トークがあるとき、同じ場所に出る',
    CardStage: 'カードがあるとき、同じ場所に出る',
  },
  props: {
    what: '見つからなかったもの。見出し、説明、ボタンが変わる。',
  },
};
