import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スピナー',
  search: ['処理中', '読み込み中', 'くるくる', 'ローダー', 'Loader'],
  purpose: 'いつ終わるか分からない処理が、まだ続いていることを小さく示します。',
  use: ['送信や保存など、短い操作の結果を待つとき。', '場所が小さく、形を先に置けないとき。'],
  avoid: [
    { when: '画面や一覧の読み込み', instead: '`Skeleton`' },
    { when: '進み具合が分かる', instead: '`Progress`' },
    { when: '押したボタンの処理中', instead: '`Button` の `pending`' },
  ],
  anatomy: [
    { part: '回る輪', note: '動きを減らす設定では、回らずに濃さが変わる。' },
    { part: '読み上げの文', note: '`label` があるときだけ。見えない。' },
  ],
  kinds: {
    size: {
      small: 'ボタンやスイッチの中。',
      medium: '行の中。',
      large: '画面の中央。',
    },
  },
  related: {
    Button: '`pending` の間、中に出る',
    Skeleton: '中身の形を先に置く',
    Progress: '進み具合を示す',
  },
  props: {
    label: '読み上げの文。まわりの部品が処理中を伝えるときは省く。',
  },
};
