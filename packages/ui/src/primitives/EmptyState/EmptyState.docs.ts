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
      part: '絵',
      note: '状態の絵。飾りなので、読み上げない。`level` が3か4なら小さくなる。',
      at: 'svg',
    },
    { part: '題', note: '必須。何がないかを一文で書く。見出しになる。', at: 'h2' },
    { part: '説明', note: '`children` があるとき。ここに何が並ぶか、どうすればよいかを書く。' },
    { part: '次の一歩のボタン', note: '`action` があるとき。一つに絞る。' },
  ],
  kinds: {
    illustration: {
      empty: '一件もない。',
      waiting: 'これから始まる、または届く。',
      missing: '探したものが見つからない。',
      failed: '読み込めない。',
      offline: '通信できない。',
    },
    level: {
      '2': '画面の題のすぐ下の見出しになる。',
      '3': '区画の中の見出しになる。',
      '4': '区画の中のまとまりの見出しになる。',
    },
  },
  related: {
    Illustration: '題の上の絵を受け持つ',
    LoadFailure: '読み込めないときの案内として、この形を使う',
    InfiniteList: '`empty` に入れ、行がないときに出す',
    CartList: 'カートが空のときに使う',
    Button: '`action` に入れ、次の画面へ進める',
  },
  props: {
    action: '次にできることのボタンかリンク。省くと出ない。',
    children: '題の下の説明。一つの段落になるので、文字だけを入れる。',
    illustration: '題の上の絵。状態に合わせて選ぶ。',
    level: '見出しの階層。見た目の大きさは変わらない。',
    title: '題の文字。足りないものを名指しする。',
  },
};
