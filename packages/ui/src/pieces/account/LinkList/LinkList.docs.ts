import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'リンク一覧',
  search: [
    'りんくいちらん',
    'rinku ichiran',
    'メニュー',
    '案内',
    '設定一覧',
    'リスト',
    'NavList',
    'ActionList',
  ],
  purpose: '行き先を一行に一つずつ並べ、押しやすい広さで選べるようにします。',
  use: [
    'マイページのように、別の画面へのリンクをまとめて並べるとき。',
    '外のサイトへのリンクを同じ一覧に混ぜるとき（`external`）。',
  ],
  avoid: [
    { when: '文章の途中のリンク', instead: '`TextLink`' },
    { when: '操作を選ぶ', instead: '`Menu`' },
    { when: 'アプリの主な画面の切り替え', instead: '`TabBar`' },
  ],
  anatomy: [
    { part: '行', note: '全体がリンク。高さは 44 px 以上。', at: 'li:first-child a' },
    { part: 'ラベル', note: '行き先の名前。長いときは折り返す。', at: 'li:first-child a > span' },
    { part: '矢印', note: 'アプリの中の画面へ進む行にある。', at: 'li:first-child svg' },
    {
      part: '外部リンクのしるし',
      note: '`external` の行にある。新しいタブで開くことを読み上げで伝える。',
      at: 'a[target="_blank"] svg',
    },
  ],
  related: {
    MyPageLinks: 'マイページの行き先を並べる',
    TextLink: '文章の中で一つだけリンクを置く',
  },
  props: {
    items:
      '並べるリンクのラベルとアドレス。`external` を付けると新しいタブで開く。ラベルは重ならないようにする。',
    label: '一覧の名前。画面には出ず、読み上げで伝わる。',
  },
};
