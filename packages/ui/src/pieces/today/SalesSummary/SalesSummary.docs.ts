import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '売上',
  reading: 'うりあげ',
  search: ['合計', '今日', '今月', '現金', 'カード'],
  purpose: '今日と今月に支払われた額を、支払い方法ごとに見せます。',
  use: ['責任者が最初に開く画面に置くとき。'],
  avoid: [{ when: 'レジ一台の現金を数える', instead: '`TillSummary`' }],
  anatomy: [
    { part: '今日の額', note: '今日の注文の一覧へのリンク。', at: 'section > p' },
    { part: '帯', note: '支払い方法の割合。表と同じ数なので、読み上げない。' },
    { part: '表', note: '支払い方法ごとの、今日と今月の額。', at: 'table' },
    { part: 'レジごとの集計', note: 'レジの画面へのリンク。' },
  ],
  words: { todayReturned: ['1'], todayCount: ['97'], corrections: ['-¥100'], month: [11] },
  related: { PickupProgress: 'となりに並べる', TillSummary: 'レジごとの額' },
  props: {
    hrefs: '今日の注文、今月の注文、レジの集計のアドレス。',
    month: '今月の額。読み込みの間は `null`。',
    monthNumber: '今月の名前。1から12。',
    today: '今日の額。読み込みの間は `null`。',
  },
};
