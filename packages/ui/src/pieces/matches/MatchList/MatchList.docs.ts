import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合日程',
  reading: 'しあいにってい',
  search: ['日程', 'スケジュール', '試合結果', 'Schedule', 'Fixtures'],
  purpose: 'これからの試合と、終わった試合の結果を、月ごとに見渡せるようにします。',
  use: ['試合日程の画面で、シーズンの試合を並べるとき。'],
  avoid: [{ when: '次の試合だけを見せる', instead: '`NextMatch`' }],
  anatomy: [
    { part: '見出し', note: '「これからの試合」と「これまでの試合」。ない方は出ない。', at: 'h2' },
    { part: '月', note: 'これまでの試合は、新しい月が上。', at: 'h3' },
    { part: '日', note: '次の試合だけがクラブの色。', at: 'li time' },
    { part: '状態', note: '次の試合、本日、終了、延期、中止。' },
    { part: '相手と時刻と会場', note: '終わった試合は、時刻の代わりに勝敗と結果、選ばれた選手。' },
    { part: 'カレンダーに追加', note: 'これから行われる試合だけにある。', at: 'li a' },
  ],
  words: {
    month: [2026, 11],
    versus: ['港南マリナーズ'],
    starts: ['13:00'],
    gates: ['11:00'],
    calendarOf: ['港南マリナーズ'],
  },
  related: {
    NextMatch: 'トップページで、次の試合を見せる',
    MatchCalendar: '下に並び、すべての試合をカレンダーに入れる',
    MatchDay: '行の始めに置く',
    MatchStatus: '行に添える',
    MatchResult: '終わった試合に添える',
    MatchHeroNames: '終わった試合に添える',
  },
  props: {
    items: '早い順に並べた試合。空なら、まだないと伝える。',
    calendarHrefOf: '試合の iCal のアドレス。',
  },
};
