import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '通報の一覧',
  reading: 'つうほうのいちらん',
  search: ['報告', '未対応', 'キュー', 'Queue'],
  purpose: '確認を待つ通報を危険の大きい順に、対応したものを新しい順に並べ、一件を開けます。',
  use: ['見守りの画面で、次に確認するものを選ぶとき。'],
  avoid: [{ when: 'ファンのトークの一覧', instead: '`TopicList`' }],
  anatomy: [
    { part: '状態の切り替え', note: '未対応には件数が付く。', at: 'nav' },
    {
      part: '同じ人の通報',
      note: '同じ人だけが通報したものを並べたとき。たずねてから、すべてを一度に通す。',
    },
    { part: '行', note: '理由（対応したものは、対応）、本文の始め、送った人、日時。', at: 'li a' },
    { part: '空の文', note: '確認するものがないとき。' },
  ],
  kinds: { status: { open: '確認を待つもの。', decided: '対応したもの。' } },
  words: {
    list: [['宣伝・勧誘', 'なりすまし']],
    people: [3],
    passAll: [12],
    passAllAsk: [12],
    from: ['自転車通勤', 'チーム応援トーク'],
    both: ['非表示にしました', '送信を止めました'],
    until: ['2026.11.29 13:42'],
  },
  related: { ReviewPage: '左に置く', ReviewDecision: '行を開いた先で決める' },
  props: {
    more: 'これより多いか。',
    open: '確認を待つ件数。',
    same: '同じ人だけが通報したものを並べたとき、すべてを通すボタンの状態。',
  },
};
