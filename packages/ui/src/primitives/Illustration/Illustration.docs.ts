import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '状態の絵',
  reading: 'じょうたいのえ',
  search: ['イラスト', '挿絵', '絵', '空席', 'ユニフォーム', 'Empty', 'Artwork'],
  purpose:
    '見せるものがない画面で、いまの状態をカードと同じ絵柄で伝えます。色はクラブカラーから決まります。',
  use: [
    '一覧に何もない、読み込めない、見つからないなど、内容の代わりに出す案内の上に置くとき。',
    '注文が終わったことを祝うとき（`name="complete"`）。',
  ],
  avoid: [
    { when: '行やボタンの中の印', instead: 'アイコン' },
    { when: '結果を遠くから見分ける', instead: '`StatusSign`' },
    { when: '読み込んでいる間', instead: '`Skeleton`' },
  ],
  anatomy: [
    {
      part: '地',
      note: 'ピンストライプの面。`complete` ではクラブカラーで塗る。絵が届く前から出る。',
      at: 'svg',
    },
    { part: '絵', note: '一枚のファイル。飾りなので、読み上げない。' },
    { part: '下の線', note: 'クラブカラーの線。トップの見出しと同じ傾きにする。' },
  ],
  kinds: {
    name: {
      empty: '空いた席。背番号は0。一覧に何もない。',
      waiting: '出番を待つ一着。背番号は1。これから始まる。',
      missing: '抜けた一枚。探したものが見つからない。',
      failed: 'こぼれた球。読み込めない、表示できない。',
      offline: '消えた照明。通信できない。',
      complete: 'スタンドへ飛ぶ球と客席。注文が終わった。ボールが一度だけ飛んでくる。',
    },
    size: {
      small: '区画の中。',
      medium: '画面の中。',
      large: '置いた場所の幅いっぱい。`complete` に使う。',
    },
  },
  related: {
    EmptyState: '題と説明の上に置く',
    ErrorPage: '開けない画面の題の上に置く',
    CompletePanel: '購入完了の頭に、幅いっぱいに置く',
  },
  props: { name: '絵の種類。状態に合わせて選ぶ。', size: '大きさ。縦横の比は変わらない。' },
};
