import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '最近の受け渡し',
  reading: 'さいきんのうけわたし',
  search: ['履歴', '記録', '窓口'],
  purpose: '「今の方はもう渡したか」に、すぐ答えられるようにします。',
  use: ['受け渡しの画面で、カメラの下に置くとき。'],
  avoid: [{ when: 'ファンの注文の一覧', instead: '`OrderList`' }],
  anatomy: [
    { part: '題', note: '「最近の受け渡し」。', at: 'h2' },
    { part: '印', note: '渡したか、元に戻したか。', at: 'li svg' },
    { part: '番号と名前', note: '番号は日付を省く。下に点数と受け取ったお金。', at: 'li a' },
    { part: '時刻', note: '渡した時刻。', at: 'li time' },
  ],
  words: { customer: ['浜野 さくら'], detail: [2, null] },
  related: { CounterPage: '内容として入れる', HandOverResult: '直前の結果を大きく見せる' },
  props: {
    items: '受け渡しの並び。新しい順。',
  },
};
