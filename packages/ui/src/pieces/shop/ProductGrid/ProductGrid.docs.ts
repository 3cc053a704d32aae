import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品一覧',
  reading: 'しょうひんいちらん',
  search: ['グッズ', '2列', 'グリッド', '無限スクロール', 'ショップ'],
  purpose:
    'ショップの商品を格子に並べ、読み進めると続きを足していきます。全部で何点あるかを読み上げます。',
  use: ['ショップの画面で、選んだ種類の商品を、空の場合や続きの読み込みも含めて並べるとき。'],
  avoid: [
    { when: '一列の長い一覧', instead: '`InfiniteList`' },
    { when: 'カートの中身', instead: '`CartList`' },
    { when: '集めた選手カードを並べる', instead: '`CardAlbum`' },
  ],
  anatomy: [
    {
      part: '商品の並び',
      note: 'スマートフォンでは 2 列。広い画面では入るだけ増え、文字がとても大きいと 1 列になる。',
      at: 'ul',
    },
    { part: '商品カード', note: '同じ行の高さはそろう。', at: 'li:first-child' },
    {
      part: '続きの知らせ',
      note: '読み込み中か、読み込めないとき、並びの下に出る。読み込めないときはやり直せる。',
    },
    { part: '空の案内', note: '商品がなく、続きもないとき。' },
  ],
  kinds: {
    more: {
      none: '次のページはない。商品もなければ空の案内になる。',
      more: '次のページがある。並びの 9 割まで見ると `onLoadMore` を呼ぶ。',
      loading: '次のページを読み込んでいる。',
      failed: '次のページを読み込めなかった。もう一度読み込むボタンを出す。',
    },
  },
  words: { count: [8] },
  related: {
    ProductCard: '商品を一つずつ示す',
    ShopCategories: '種類を切り替えるタブの下に入れる',
    EmptyState: '商品がないことを伝える',
  },
  props: {
    items: '読み込んだ商品。はじめの 4 点の写真を先に読み込む。',
    onLoadMore: '続きが要るときに、1 ページにつき一度呼ぶ。やり直しのボタンでも呼ぶ。',
    onOpen: '商品をふつうに押したとき、リンクの移動の代わりに商品番号で呼ぶ。省くとリンクで移る。',
    total: 'すべてのページを合わせた商品の数。0 のときは読み上げない。',
  },
  others: {
    ProductGridSkeleton: {
      purpose: '最初の商品を読み込む間、8 点分の場所を先に確保します。',
    },
  },
};
