import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '活動記録',
  reading: 'かつどうきろく',
  search: ['入会日数', '送信数', 'グラフ', '棒グラフ', 'Chart', 'ACTIVITY'],
  purpose:
    '入会からの日数と、送ったメッセージと集めたカードの数を、月ごとの動きと合わせて振り返れるようにします。',
  use: ['マイページで、ファンのこれまでの参加を日数と数で伝えるとき。'],
  avoid: [
    { when: '注文も含めた合計の数だけ', instead: '`CountStrip`' },
    { when: '推し選手一人との記録', instead: '`FavoriteRecord`' },
  ],
  anatomy: [
    { part: '見出し', note: '「活動記録」。上の英字は飾りで、読み上げない。', at: 'h2' },
    {
      part: '入会からの日数',
      note: '入会した日は日数の代わりに「今日、入会しました」と出す。',
      at: 'section > div:last-child > div:first-child > p',
    },
    { part: '入会日', note: '年月日。', at: 'time' },
    {
      part: '合計',
      note: '送信とカードの合計。名前の前のしるしの色は、グラフの色と同じ。',
      at: 'dl',
    },
    {
      part: '月ごとのグラフ',
      note: 'どの月も 0 のときは出ない。読み上げでは月ごとの一覧になる。',
      at: 'figure',
    },
    {
      part: '棒',
      note: '送信数。いちばん多い月にだけ、数を棒の上に添える。',
      at: 'figure li:nth-child(9)',
    },
    { part: 'カードの数', note: 'カードを集めた月にだけ、月の下に出る。' },
    { part: '案内文', note: '合計も月ごとの数もすべて 0 のときに出る。' },
  ],
  words: { joined: ['2026.04.21'], month: [2026, 8, 24, 2] },
  related: {
    MyPageParts: 'マイページの中で位置を決める',
    CountStrip: '上に並び、合計の数を大きく見せる',
    FavoriteRecord: '下に並び、推し選手との記録を見せる',
    Section: '見出しと区画を作る',
  },
  props: {
    joinedAt: '入会した日時（ISO 形式）。日数と入会日のもとになる。',
    messageCount: '入会してから送ったメッセージの合計。',
    season:
      '古い順に並べた月ごとの送信数とカードの数。最後は今月とし、今月の棒だけ見た目が変わる。',
  },
};
