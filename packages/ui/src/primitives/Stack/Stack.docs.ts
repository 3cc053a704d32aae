import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '縦並び',
  reading: 'たてならび',
  search: ['スタック', '間隔', '余白', '縦に並べる', 'VStack', 'Column'],
  purpose: '中身を上から順に、同じ間隔で並べます。読む順と目で追う順がそろいます。',
  use: ['欄や文を縦に並べ、間隔をそろえるとき。', '一覧などの意味を付けて並べるとき（`as`）。'],
  avoid: [
    { when: '横に並べる', instead: '`Inline`' },
    { when: '読み込みながら続く長い一覧', instead: '`InfiniteList`' },
  ],
  anatomy: [
    { part: '枠', note: '線も背景もない。`as` で一覧などの意味を付けられる。', at: 'div' },
    { part: '間隔', note: 'どの中身の間も `gap` の広さ。外側には付かない。' },
  ],
  kinds: {
    align: {
      stretch: '親の幅いっぱいに広げる。',
      start: '左にそろえる。',
      center: '中央にそろえる。',
      end: '右にそろえる。',
    },
  },
  related: {
    Inline: '横に並べる',
    Section: '見出しを付けて分ける',
  },
  props: {
    align: '横の揃え方。省くと幅いっぱいに広げる。',
    as: '使う HTML の要素。省くと `div`。`ul` や `ol` の中身は `li` にする。',
    width: '`page` は、読みやすい幅より広くしない。省くと場所の幅いっぱい。',
  },
};
