import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'クラブの紋章',
  reading: 'くらぶのもんしょう',
  search: ['エンブレム', 'クレスト', 'ロゴ', '盾', 'Logo'],
  purpose: 'どのクラブの画面かを、ロゴか盾の形で示します。',
  use: ['クラブの名前のそばに、飾りとして置くとき。'],
  avoid: [
    { when: '人や選手の顔', instead: '`Avatar`' },
    { when: '商品の写真', instead: '`Picture`' },
  ],
  anatomy: [
    {
      part: 'ロゴか盾',
      note: 'ロゴがないときや壊れているときは、クラブの色の盾になる。読み上げない。',
      at: 'svg',
    },
  ],
  kinds: { size: { medium: '名前の横。', large: '画面の顔になるところ。' } },
  related: {
    FavoriteHero: 'クラブの名前の横に置く',
    LoginHeader: 'ログインする前の画面の上に置く',
  },
  props: { logoUrl: 'ロゴのアドレス。`null` なら盾になる。' },
};
