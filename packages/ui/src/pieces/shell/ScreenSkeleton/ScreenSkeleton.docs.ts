import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '画面の読み込み中',
  reading: 'がめんのよみこみちゅう',
  search: ['ローディング', 'スケルトン', '待ち画面', '遷移', 'Placeholder', 'Loading'],
  purpose:
    '画面のコードが届くまで、これから開く画面に似た形を見せます。すぐに届けば現れず、ちらつきません。',
  use: ['画面を移る途中で、次の画面のコードを待つとき。'],
  avoid: [
    { when: '画面の一部だけを読み込む', instead: '`Skeleton`' },
    { when: 'トップページの内容を読み込む', instead: '`TopPageSkeleton`' },
    { when: '操作の結果を待つ', instead: '`Button` の `pending` か `Spinner`' },
    { when: '読み込めなかったとき', instead: '`LoadFailure`' },
  ],
  anatomy: [
    {
      part: '題の形',
      note: '「読み込み中」と一度だけ読み上げる。',
      at: 'main > :first-child',
    },
    {
      part: '内容の形',
      note: '`kind` に合わせた並び。150 ミリ秒より早く届けば見えない。',
      at: 'main > div',
    },
  ],
  kinds: {
    kind: {
      list: '丸と 2 行の文字が並ぶ一覧。',
      thread: '左右に並ぶ吹き出し。',
      top: '大きな写真と、その下の帯。',
      form: '四つの入力欄。',
      cards: '三列に並ぶカード。',
      card: '画面いっぱいの暗い背景。',
      goods: '分類のタブと、並んだ商品。',
      product: '大きな写真と、6 行の文字。',
      plain: '6 行の文字。',
    },
  },
  related: {
    Screen: '届いたあとに、同じ場所で入れ替わる',
    Skeleton: '一つ一つの形になる',
    TabBar: '`tabBar` を渡すと、その高さを空ける',
  },
  props: {
    tabBar: 'タブバーのある画面のときに渡し、下に場所を空ける。',
    embedded: 'すでに main があるページの中に置くときに渡す。',
  },
};
