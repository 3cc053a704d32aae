import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文の返金',
  reading: 'へんきん',
  search: ['取り消し', '返品', 'Refunds'],
  purpose: '注文のお金がどれだけ戻ったかと、これからできることを見せます。',
  use: ['注文の詳細の「お支払い」の中。'],
  avoid: [{ when: '金額や理由の入力', instead: '`RefundDialog`' }],
  anatomy: [
    { part: '返金の一覧', note: '古い順。結果と、だれがなぜ決めたか。', at: 'ul' },
    { part: 'ボタン', note: 'いまできることだけが出る。' },
  ],
  words: {
    refundable: ['¥3,600'],
    reason: ['傷があったため'],
  },
  related: { RefundDialog: 'ボタンで開く', StaffOrderDetails: '`refunds` に入れる' },
  props: {
    money: '返金の一覧と、できること。読み込み中は `null`。',
  },
};
