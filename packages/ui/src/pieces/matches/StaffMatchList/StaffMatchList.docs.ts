import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の一覧（スタッフ）',
  reading: 'しあいのいちらん',
  search: ['日程', '結果', '窓口の時刻'],
  purpose:
    '試合を、次の試合から順に、時刻と状態とともに見せます。終わった試合は、その下に結果とともに並びます。',
  use: ['スタッフの試合の画面に置くとき。'],
  avoid: [{ when: '商品の一覧', instead: '`StaffProductList`' }],
  anatomy: [
    { part: '見出し', note: '月ごとに付く。', at: 'h3' },
    { part: '行', note: 'どこを押しても試合が開く。', at: 'li' },
  ],
  words: {
    month: [2026, 11],
    versus: ['港南マリナーズ'],
    starts: ['13:00'],
    gates: ['11:00'],
    counter: ['10:00', '16:30'],
  },
  related: { MatchForm: '行を押すと開く', MatchStatus: '行の中に使う' },
  props: {
    items: '早い順。読み込む間は `null`。',
    today: 'これからとこれまでを分ける日。延期で新しい日のない試合は、これからに入る。',
  },
};
