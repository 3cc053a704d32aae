import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '中央寄せ',
  reading: 'ちゅうおうよせ',
  search: ['最大幅', '左右の余白', 'コンテナー', 'ラッパー', 'Container', 'Wrapper'],
  purpose:
    '広い画面では中身を読みやすい幅で真ん中に置き、狭い画面では左右の端に付かないようにします。',
  use: ['画面の本体や入力画面の、いちばん外側の幅をそろえるとき。'],
  avoid: [
    { when: '縦に並べて間をあける', instead: '`Stack`' },
    { when: '横に並べる', instead: '`Inline`' },
    { when: '文字だけを中央にそろえる', instead: '`Text` か `Heading` の `align`' },
  ],
  anatomy: [
    { part: '枠', note: '左右の余白を含む。線も背景もない。', at: 'div' },
    { part: '中身', note: '`width` の幅で止まる。余白は幅の外に足す。' },
    { part: '左右の余白', note: '`gutters` の広さ。画面の切り欠きがあれば、それより広くなる。' },
  ],
  kinds: {
    width: {
      narrow: '最大 360 px。入力画面やダイアログほどの幅。',
      page: '最大 560 px。文章の多い、ふつうの画面。',
      wide: '最大 960 px。写真や商品を並べる画面。',
    },
  },
  related: {
    Screen: '画面の枠の中に置き、本体の幅をそろえる',
    Stack: '中に置き、内容を縦に並べる',
  },
};
