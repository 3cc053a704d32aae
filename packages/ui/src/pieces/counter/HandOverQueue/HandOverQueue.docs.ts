import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '送信待ちの受け渡し',
  reading: 'そうしんまちのうけわたし',
  search: ['未送信', 'オフライン', '二重', '窓口'],
  purpose: '通信がない間に渡したものが失われていないことと、あとから断られたものを見せます。',
  use: ['受け渡しの画面で、カメラの下に置くとき。'],
  avoid: [{ when: 'サーバーに届いた受け渡し', instead: '`RecentHandOvers`' }],
  anatomy: [
    { part: '送信待ち', note: '点線の枠。渡した順に並ぶ。', at: 'section:has(ul)' },
    { part: '断られたもの', note: '八角形。ほかの窓口が先に渡したか、取り消された注文。' },
    { part: '確かめました', note: '断られたものを読んだ人が押すと消える。' },
  ],
  words: { title: [2], customer: ['浜野 さくら'], taken: ['cash', 1980] },
  related: {
    SyncStatus: '件数だけを、いつも見せる',
    RefusedHandOvers: '責任者に、両方の記録を見せる',
  },
  props: {
    items: 'まだ送られていない受け渡しと、断られた受け渡し。渡した順。',
  },
};
