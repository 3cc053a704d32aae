import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '見出し',
  reading: 'みだし',
  search: ['タイトル', '題名', 'h1', '階層', 'Title', 'Headline'],
  purpose: '画面や区画に題を付け、何の内容かを先に伝えます。読み上げでは、題をたどって移れます。',
  use: [
    '画面、区画、まとまりに題を付けるとき。階層（`level`）と見た目（`kind`）は別々に選べます。',
    '画面が変わったあと、題にフォーカスを移すとき（`focusable`）。',
  ],
  avoid: [
    { when: '本文や注記', instead: '`Text`' },
    { when: '画面の題', instead: '`Screen` の `title`。第一階層の見出しになる' },
    { when: '英字の飾りや件数も添える区画の題', instead: '`Section`' },
    { when: '入力欄の名前', instead: '`TextField` などの `label`' },
  ],
  anatomy: [
    {
      part: '題の文字',
      note: '文節で折り返し、単語の途中では切らない。`visuallyHidden` のときは読み上げだけに残る。',
      at: 'h1',
    },
  ],
  kinds: {
    level: {
      '1': '画面の題。一画面に一つ。',
      '2': '画面の中の区画の題。',
      '3': '区画の中のまとまりの題。',
      '4': 'まとまりの中の小さな題。',
    },
    kind: {
      display: 'いちばん大きい文字。画面を開いた人を迎える題。',
      heading: '画面の題の大きさ。`level` が 1 のときの既定。',
      title: '区画の題の大きさ。`level` が 2 のときの既定。',
      label: '本文と同じ大きさの太字。`level` が 3 のときの既定。',
      labelSmall: '本文より小さい太字。`level` が 4 のときの既定。',
    },
    align: {
      start: '行の始まりにそろえる。',
      center: '中央にそろえる。',
    },
  },
  related: {
    Text: '題の下の本文を受け持つ',
    Section: '見出しのある区画をまとめる',
    Screen: '画面の題を見出しにする',
    Badge: '題の横に件数を添える',
  },
  props: {
    align: '文字のそろえ方。省くと親に従う。',
    focusable:
      'プログラムからフォーカスを移せるようにする。Tab では止まらない。`data-no-ring` を付けた要素には、フォーカスの枠を描かない。',
    kind: '文字の大きさと太さ。省くと `level` に合わせて決まる。',
    level: '文書の中の階層。飛ばさずに、上から順に使う。',
    visuallyHidden: '見えなくして、読み上げだけに残す。写真などが同じ内容を見せているときに使う。',
  },
};
