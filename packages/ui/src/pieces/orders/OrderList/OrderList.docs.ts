import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文一覧',
  reading: 'ちゅうもんいちらん',
  search: ['注文履歴', '購入履歴', '受け取り待ち', '無限スクロール'],
  purpose:
    'これまでの注文を新しい順にたどれます。受け取り待ちの注文があれば、いちばん上からQRコードを出せます。',
  use: ['注文履歴の画面で、読み込み中や一件もない場合も含めて注文を並べるとき。'],
  avoid: [
    { when: '一つの注文の詳しい内容', instead: '`OrderDetails`' },
    { when: '受け取り待ちのコードだけを順に見せる', instead: '`PickupCodes`' },
    { when: '注文ではない長い一覧', instead: '`InfiniteList`' },
    { when: '商品を並べる', instead: '`ProductGrid`' },
  ],
  anatomy: [
    {
      part: '受け取り待ちの帯',
      note: '`pickups` が 1 件以上のとき。画面でただ一つの、塗りのボタンがある。一覧を読み込めなくても出る。',
      at: 'div:has(> p + button)',
    },
    {
      part: '注文カード',
      note: '読み進めると次のページを一度だけ読み込む。',
      at: 'article',
    },
    { part: '続きの知らせ', note: '次のページを読み込み中か、読み込めないとき、一覧の下に出る。' },
    { part: '読み込み中の枠', note: '注文が一つもわからない間、3 件分を出す。' },
    { part: '空の案内', note: '注文がないとき。ショップへのボタンがある。' },
    { part: '失敗の案内', note: '最初のページを読み込めず、注文が一つもわからないとき。' },
  ],
  kinds: {
    status: {
      loading: '最初のページを読み込んでいる。すでにある注文は消さない。',
      ready: '読み込みが終わった。注文がなければ空の案内になる。',
      failed: '読み込めなかった。すでにある注文は消さない。',
    },
    more: {
      none: '次のページはない。',
      more: '次のページがある。読み進めると `onLoadMore` を呼ぶ。',
      loading: '次のページを読み込んでいる。',
      failed: '次のページを読み込めなかった。もう一度読み込むボタンを出す。',
    },
  },
  words: { pickups: [2] },
  related: {
    OrderRow: '注文を一つずつ示す',
    PickupCodes: '帯のボタンで開く',
    OrderQrDialog: '注文カードのボタンで開く',
    PullToRefresh: '引いて読み直す',
    LoadFailure: '読み込めなかったことを伝える',
  },
  props: {
    items: '新しい順に並べた注文。ページを読み込むたびに後ろへ足す。',
    onLoadMore: '次のページが要るときに呼ぶ。続きを読み込めなかったあとのやり直しでも呼ぶ。',
    onRefresh: '引いて読み直すときに呼ぶ。終わるまで待てるように Promise を返す。',
    pickups: '受け取り待ちの件数。省くか 0 にすると、帯は出ない。',
    shopHref: '注文がないときに進むショップのアドレス。省くと、ボタンが出ない。',
  },
};
