import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '来場した試合',
  reading: 'らいじょうしたしあい',
  search: ['来場', '観戦記録', '勝敗', '来場スタンプ', 'Visits', 'Attendance'],
  purpose: '来場スタンプを押した試合と結果を、シーズンごとに見返せるようにします。',
  use: ['来場スタンプの画面で、来場した試合を並べるとき。'],
  avoid: [
    { when: '試合の日程を並べる', instead: '`MatchList`' },
    { when: '読み取ったコードがどうなったかを伝える', instead: '`VisitStamp`' },
  ],
  anatomy: [
    { part: '預かっている数', note: '電波がない間に読み取ったものがあるときだけ。' },
    { part: '読み取る', note: 'QRコードスキャナーを開く。', at: 'a' },
    {
      part: 'シーズン',
      note: '年の見出しと、来場した試合の数、その勝敗。勝敗のない試合だけなら、数だけ。新しい年が上。',
      at: 'h2',
    },
    {
      part: '試合',
      note: '日、相手、勝敗と結果、会場。結果のない試合は、その行が出ない。',
      at: 'li',
    },
  ],
  words: {
    season: [2026],
    count: [12, { won: 7, lost: 4, drawn: 1 }],
    versus: ['港南マリナーズ'],
    waiting: [1],
  },
  related: {
    VisitStamp: '読み取ったあと、上に出る',
    MatchDay: '行の始めに置く',
    MatchResult: '勝敗と結果を書く',
    MatchStatus: '中止や延期になった試合に添える',
    QrScanner: '「コードを読み取る」で開く',
  },
  props: {
    items: '新しい順に並べた試合。空なら、まだないと伝える。',
    scanHref: 'QRコードスキャナーを開くアドレス。',
    waiting: '電波がない間に読み取り、まだ送っていない数。',
  },
};
