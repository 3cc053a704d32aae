import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '次の試合',
  reading: 'つぎのしあい',
  search: ['試合', '本日の試合', '中止', '延期', '日程', 'カレンダー', 'Match'],
  purpose:
    '次の試合がいつ、どこで、どことあるのかを一目で伝え、会場で受け取る品も思い出せるようにします。',
  use: ['トップページで、次の試合を見せるとき。'],
  avoid: [
    { when: 'シーズンの試合を並べる', instead: '`MatchList`' },
    { when: '試合の状態だけを添える', instead: '`MatchStatus`' },
  ],
  anatomy: [
    { part: '見出し', note: '「次の試合」。その日になると「本日の試合」。', at: 'h2' },
    { part: '試合日程', note: '日程の画面へのリンク。', at: 'section > div:first-child a' },
    { part: '日', note: 'クラブの色の面。中止と延期では色がない。', at: 'article time' },
    { part: '相手', note: 'いちばん大きな文字。', at: 'article bdi' },
    { part: '時刻', note: '試合開始と開門。決まっていなければ「開始時刻は未定です」。' },
    { part: '会場', note: '球場の名前。' },
    { part: 'カレンダーに追加', note: '端末のカレンダーがファイルを開く。', at: 'article a' },
    { part: '受け取り待ちの品', note: '受け取りコードへのリンク。なければ出ない。' },
  ],
  words: { gates: ['11:00'], pickups: [2], calendarOf: ['港南マリナーズ'] },
  related: {
    TopPage: '`match` に渡す',
    MatchDay: '日の面を描く',
    MatchHeroNames: '終わった試合の、選ばれた選手を描く',
    MatchStatus: '「本日」と「終了」を描く',
    MatchList: '日程の画面で、すべての試合を並べる',
  },
  props: {
    items: '同じ日の試合。`useNextMatches` が選ぶ。空なら見出しも含めて何も出ない。',
    today: '今日の日付。`useNextMatches` が返す。',
    calendarHrefOf: '試合の iCal のアドレス。',
    pickups: '受け取り待ちの品の数と、受け取りコードのアドレス。0 なら出ない。',
  },
};
