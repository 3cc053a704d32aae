import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の勝敗と結果',
  reading: 'しあいのしょうはいとけっか',
  search: ['勝敗', '勝ち', '負け', '引き分け', '結果', 'スコア', 'Result', 'Outcome'],
  purpose: '終わった試合の勝敗と結果を、1行で伝えます。',
  use: ['試合の行に添えるとき。'],
  avoid: [{ when: '予定や中止などの状態を伝える', instead: '`MatchStatus`' }],
  anatomy: [
    { part: '勝敗', note: 'スタッフが入れたときだけ。負けは、色を抑える。' },
    { part: '結果', note: 'スタッフが書いた1行。' },
  ],
  related: {
    MatchList: '終わった試合の行に置く',
    VisitList: '来場した試合の行に置く',
    MatchStateForm: 'スタッフが入れる',
  },
  props: {
    outcome: '勝敗。入れていなければ`undefined`。',
    result: '結果の1行。なければ`null`。',
  },
};
