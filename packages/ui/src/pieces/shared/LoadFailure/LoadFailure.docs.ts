import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '読み込み失敗の案内',
  reading: 'よみこみしっぱいのあんない',
  search: ['エラー', '再読み込み', 'リトライ', '通信エラー', '読み込めません', 'ErrorState'],
  purpose:
    '内容を読み込めなかったことと、その原因が通信にあるかを伝え、その場でやり直せるようにします。',
  use: ['読み込めなかった一覧や区画の場所に、内容の代わりに置くとき。'],
  avoid: [
    { when: '読み込めたが、一件もない', instead: '`EmptyState`' },
    { when: '画面そのものを開けない', instead: '`ErrorPage`' },
    { when: '一覧の続きだけが読み込めない', instead: '`InfiniteList` の `pages`' },
    { when: '送信や保存の失敗', instead: '`ToastRegion` か、欄の `error`' },
  ],
  anatomy: [
    {
      part: '絵',
      note: 'ふだんはこぼれた球、`offline` のときは消えた照明。読み上げない。',
      at: '[role="alert"] svg',
    },
    { part: '題', note: '何が読み込めないかの一文。出たときに、すぐ読み上げる。', at: 'h2' },
    {
      part: '説明',
      note: '次にすること。`offline` のときは、電波のよい場所での操作を勧める。',
      at: 'p',
    },
    { part: 'やり直しのボタン', note: 'いつも出る。`retrying` の間は処理中になる。', at: 'button' },
  ],
  kinds: {
    level: {
      '2': '画面の題のすぐ下の見出しになる。',
      '3': '区画の中の見出しになる。',
      '4': '区画の中のまとまりの見出しになる。',
    },
  },
  related: {
    EmptyState: '絵、題、説明、ボタンの並びを受け持つ',
    OrderList: '注文履歴を読み込めないときに出す',
    TopicList: 'トークの一覧を読み込めないときに出す',
    PickupCodes: '受け取りコードを読み込めないときに出す',
    Skeleton: '読み込む間の形を受け持つ',
  },
  props: {
    offline: '通信できないことが原因か。絵と文が変わる。',
    retrying: 'やり直している間を示す。押しても二度は始まらない。',
    title: '題の文。読み込めないものを名指しするときに渡す。省くと、原因に合わせた共通の文になる。',
  },
};
