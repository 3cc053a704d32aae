import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文番号',
  reading: 'ちゅうもんばんごう',
  search: ['番号', '受付番号'],
  purpose: '注文番号を、声に出して確かめやすい形で見せます。',
  use: ['受け渡しの画面で、番号を読み合わせるとき。'],
  avoid: [{ when: 'ファンが窓口で見せる番号', instead: '`PickupCode`' }],
  anatomy: [
    {
      part: '日付の部分',
      note: '小さく分ける。`short` では出ない。',
      at: 'span[aria-hidden] > span:nth-child(1)',
    },
    {
      part: '残り',
      note: '3 文字ずつ区切る。読み上げは区切らない。',
      at: 'span[aria-hidden] > span:nth-child(2)',
    },
  ],
  kinds: {
    kind: { full: '番号のすべて。', short: '日付の部分を省く。' },
    size: { medium: '行の中。', large: '腕を伸ばして読む。' },
  },
  related: {
    PickupHit: '読み取った注文の番号を見せる',
    RecentHandOvers: '最近の受け渡しの番号を見せる',
  },
  props: {
    kind: 'どこまで見せるか。',
    orderId: '注文番号。6 桁とハイフンで始まる番号は、日付を分けて見せる。',
  },
};
