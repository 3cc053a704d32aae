import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'グリッド',
  search: ['ぐりっど', 'guriddo', '格子', '段組み', '列', '並べる', 'タイル', 'Columns'],
  purpose: '写真やカードを、同じ幅の列に並べて見比べられるようにします。',
  use: [
    '選手や商品など、同じ形のものをいくつも並べるとき。',
    '列の数を、画面の幅に合わせて変えたいとき（`columns` に名前を渡す）。',
  ],
  avoid: [
    { when: '縦に一列で並べる', instead: '`Stack`' },
    { when: '幅の違うものを横に並べる', instead: '`Inline`' },
    { when: '横に送って見る', instead: '`Carousel`' },
    { when: '読み込みながら続く長い一覧', instead: '`InfiniteList`' },
  ],
  anatomy: [
    { part: '枠', note: '線も背景もない。`as` で一覧などの意味を付けられる。', at: 'div' },
    {
      part: '升',
      note: 'どれも同じ幅。長い文字は升の中で折り返し、列を押し広げない。',
      at: 'div:nth-of-type(2)',
    },
    { part: '間隔', note: '縦も横も `gap` の広さ。' },
  ],
  kinds: {
    columns: {
      '1': 'いつも一列。',
      '2': 'いつも二列。',
      '3': 'いつも三列。',
      '4': 'いつも四列。',
      narrow: '一列が 88 px 以上になるように、入るだけ並べる。320 px の画面では三列。',
      medium: '一列が 136 px 以上になるように、入るだけ並べる。320 px の画面では二列。',
      wide: '一列が 240 px 以上になるように、入るだけ並べる。320 px の画面では一列。',
    },
  },
  related: {
    Stack: '升の中で、写真と文字を縦に並べる',
    Center: '外側の幅をそろえる',
    Picture: '升に入れる写真になる',
    ProductGrid: '商品の一覧を、並びから読み込みまで受け持つ',
  },
  props: {
    as: '使う HTML の要素。一覧なら `ul` にし、升を `li` にする。',
    columns: '数は列の数を決める。名前は一列の最小の幅を決め、列の数は画面の幅で変わる。',
  },
};
