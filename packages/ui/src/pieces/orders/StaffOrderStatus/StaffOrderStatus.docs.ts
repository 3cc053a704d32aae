import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文の状態（スタッフ）',
  search: ['ちゅうもんのじょうたい', 'chuumon no joutai', '未受取', '返金', 'スタッフ'],
  purpose: '受け取り、発送、支払い、返金のどこにある注文かを、一つの言葉で伝えます。',
  use: ['スタッフの注文の一覧と詳細で、注文の状態を短く伝えるとき。'],
  avoid: [{ when: 'ファンの画面', instead: '`OrderStatus`' }],
  anatomy: [
    { part: 'アイコン', note: '状態ごとの絵。読み上げない。', at: 'svg' },
    {
      part: '状態の名前',
      note: 'いつもある。ファンの画面と同じ言葉。',
      at: 'span:has(> span > svg)',
    },
  ],
  kinds: {
    status: {
      pending: '会場で、まだ渡していない。',
      received: '会場で渡した。',
      unshipped: 'まだ発送していない。',
      shipped: '発送した。',
      canceled: '取り消した。',
      payment_pending: 'カードの支払いの結果を確かめている。',
      payment_failed: '支払えなかった。注文にはなっていない。',
      refund_due: '返金の手続き中。',
      refunded: '返金した。',
    },
  },
  related: { StaffOrderList: '一覧の行に置く', StaffOrderDetails: '題のとなりに置く' },
  props: { status: '注文の状態。' },
};
