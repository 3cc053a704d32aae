import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の日',
  reading: 'しあいのひ',
  search: ['日付', '曜日', 'カレンダー', 'Date'],
  purpose: '試合の月、日、曜日を、遠くからでも読める大きさで見せます。',
  use: ['試合を一つずつ見せるとき。'],
  avoid: [{ when: '文のなかの日付', instead: '`format` の `formatDate`' }],
  anatomy: [
    { part: '月', note: '上の行。', at: 'time > span:nth-child(1)' },
    { part: '日', note: '背番号と同じ書体。', at: 'time > span:nth-child(2)' },
    {
      part: '曜日',
      note: '下の行。読み上げは「11月22日 日曜日」と一つにつなぐ。',
      at: 'time > span:nth-child(3)',
    },
  ],
  kinds: {
    tone: { accent: '行われる試合。クラブの色。', muted: '中止、延期、終わった試合。' },
    size: { large: 'トップページ。', small: '日程の行。' },
  },
  words: { month: [11], spoken: [11, 22, '日'] },
  related: { NextMatch: '左に置く', MatchList: '行の始めに置く' },
};
