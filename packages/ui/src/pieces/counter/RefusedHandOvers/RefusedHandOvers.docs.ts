import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '確かめが要る受け渡し',
  reading: 'たしかめがいるうけわたし',
  search: ['二重', '重複', 'オフライン', '責任者'],
  purpose: '通信のない窓口で重ねて渡したものを、両方の記録と一緒に責任者に見せます。',
  use: ['責任者の受け渡しの画面に置くとき。'],
  avoid: [{ when: '渡した端末での知らせ', instead: '`HandOverQueue`' }],
  anatomy: [
    { part: '題', note: '件数つき。', at: 'h2' },
    { part: '理由', note: '二つの窓口で渡した、取り消した注文を渡した、など。', at: 'li a' },
    { part: '両方の記録', note: '記録した受け渡しと、あとから届いた受け渡し。' },
  ],
  words: {
    title: [1],
    customer: ['浜野 さくら'],
    made: ['13:38', 'レジ2'],
    taken: ['cash', 1980],
  },
  related: {
    HandOverQueue: '渡した端末に、断られたことを見せる',
    StaffOrderDetails: '開いた先で、注文の記録をすべて見る',
  },
  props: {
    items: '確かめが要る受け渡し。新しい順。',
  },
};
