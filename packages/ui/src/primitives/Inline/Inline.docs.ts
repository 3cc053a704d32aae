import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '横並び',
  reading: 'よこならび',
  search: ['インライン', '間隔', '横に並べる', '折り返し', 'HStack', 'Row'],
  purpose: '短いものを横に並べ、入りきらなければ次の行へ送ります。',
  use: ['ボタンやしるしを横に並べるとき。', '行の両端に分けて置くとき（`justify="between"`）。'],
  avoid: [
    { when: '縦に並べる', instead: '`Stack`' },
    { when: '横に送って見る', instead: '`Carousel`' },
  ],
  anatomy: [
    { part: '枠', note: '線も背景もない。`as` で一覧などの意味を付けられる。', at: 'div' },
    {
      part: '間隔',
      note: '横の間も、折り返した行の間も `gap` の広さ。行の間だけを `rowGap` で変えられる。',
    },
  ],
  kinds: {
    align: {
      start: '上にそろえる。',
      center: '上下の中央にそろえる。',
      end: '下にそろえる。',
      baseline: '文字の並ぶ線にそろえる。',
      stretch: '同じ高さに広げる。',
    },
    rowGap: {
      none: 'あけない。',
      xs: '少しあける。',
    },
    justify: {
      start: '左に寄せる。',
      center: '中央に寄せる。',
      end: '右に寄せる。',
      between: '両端に分ける。',
    },
  },
  related: {
    Stack: '縦に並べる',
    Badge: '名前の横に並べるしるし',
  },
  props: {
    rowGap: '折り返した行の間隔。省くと `gap` と同じ。',
    wrap: '入りきらないものを次の行へ送る。止めるのは、どれも縮められるときだけ。省くと送る。',
  },
};
