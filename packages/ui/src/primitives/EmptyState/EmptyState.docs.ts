import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '空の状態',
  reading: 'からのじょうたい',
  search: ['ゼロ件', '該当なし', 'データなし', 'ありません', 'Blank', 'NoData'],
  purpose: '一覧に何もないとき、何がないのかと、次にできることを伝えます。',
  use: [
    'カートや履歴など、まだ一件もない一覧の代わりに置くとき。',
    '探したものが見つからないとき。',
  ],
  avoid: [
    { when: '読み込めなかったとき', instead: '`LoadFailure`' },
    { when: '読み込んでいる間', instead: '`Skeleton`' },
    { when: '画面全体を開けないとき', instead: '`ErrorPage`' },
  ],
  anatomy: [
    {
      part: 'アイコン',
      note: '`icon` があるとき、丸い地に置く。飾りなので、読み上げない。',
      at: '[aria-hidden="true"]',
    },
    { part: '題', note: '必須。何がないかを一文で書く。見出しになる。', at: 'h2' },
    { part: '説明', note: '`children` があるとき。ここに何が並ぶか、どうすればよいかを書く。' },
    { part: '次の一歩のボタン', note: '`action` があるとき。一つに絞る。' },
  ],
  kinds: {
    level: {
      '2': '画面の題のすぐ下の見出しになる。',
      '3': '区画の中の見出しになる。',
      '4': '区画の中のまとまりの見出しになる。',
    },
  },
  related: {
    LoadFailure: '読み込めないときの案内として、この形を使う',
    InfiniteList: '`empty` に入れ、行がないときに出す',
    CartList: 'カートが空のときに使う',
    Button: '`action` に入れ、次の画面へ進める',
  },
  props: {
    action: '次にできることのボタンかリンク。省くと出ない。',
    children: '題の下の説明。一つの段落になるので、文字だけを入れる。',
    icon: '題の上の飾り。省くと場所も取らない。',
    level: '見出しの階層。見た目の大きさは変わらない。',
    title: '題の文字。足りないものを名指しする。',
  },
};
