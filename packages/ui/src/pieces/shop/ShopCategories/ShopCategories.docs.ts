import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ショップカテゴリー',
  search: ['商品の種類', '絞り込み', 'フィルター', 'タブ', '応援グッズ', 'ジュエリー'],
  purpose:
    'ショップの商品を、すべて、応援グッズ、ジュエリー、デジタルコンテンツの四つの種類で切り替えて見られます。',
  use: ['ショップの画面で、商品の一覧の上に置き、種類ごとに見せるとき。'],
  avoid: [
    { when: '商品の種類のほかの切り替え', instead: '`Tabs`' },
    { when: '画面どうしの行き来', instead: '`TabBar`' },
    { when: '入力の中で一つを選ぶ', instead: '`RadioGroup`' },
  ],
  anatomy: [
    {
      part: 'タブの並び',
      note: '狭い画面では横に送れる。選んだタブは中央に寄る。',
      at: '[role="tablist"]',
    },
    {
      part: 'タブ',
      note: '四つ。数と順番は変えられない。左右の矢印キーでも選べる。',
      at: '[role="tab"]',
    },
    { part: '商品', note: '`children`。選んだ種類の商品を入れる。', at: '[role="tabpanel"]' },
  ],
  kinds: {
    selected: {
      all: 'すべての商品。',
      goods: '応援グッズ。',
      jewelry: 'ジュエリー。',
      digital: 'デジタルコンテンツ。',
    },
  },
  related: {
    ProductGrid: '`children` に入れ、商品を並べる',
    ProductGridSkeleton: '`children` に入れ、読み込みを待つ',
    HowToBuyButton: '画面の題名の隣に置く',
    Tabs: 'タブの切り替えを受け持つ',
  },
  props: {
    children: '選んだ種類の商品。選び直したら、親が入れ替える。',
  },
};
