import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '返金の画面',
  reading: 'へんきん',
  search: ['取り消し', '返品', 'キャンセル', 'Refund'],
  purpose: '返金、注文の取り消し、返品の受け取りを、金額を確かめてから一度だけ行います。',
  use: ['スタッフが注文の詳細で、お金や商品を戻すとき。'],
  avoid: [{ when: '渡した直後の間違い', instead: '`HandOverResult` の「元に戻す」' }],
  anatomy: [
    { part: '商品の数', note: '返金か返品のとき、0から増やす。数に合わせて、返す金額が入る。' },
    {
      part: '返し方',
      note: 'カードのほか、現金や振り込みで返した記録も残せる。',
      at: '[role="radiogroup"]',
    },
    { part: '理由', note: '記録に残る。お客様には見えない。', at: 'textarea' },
    { part: '手続きの内容', note: '返したあとの売上、注文の状態、領収書を先に見せる。' },
    { part: '結果', note: '返した、確かめている、返せなかった。' },
  ],
  words: {
    changed: ['この注文は、ほかの操作で変わりました。'],
    left: ['¥1,800', 2],
    follows: ['¥3,600'],
    upTo: ['¥3,600'],
    item: ['フェイスタオル', 2],
    back_to: ['¥1,800'],
    due: ['¥1,800'],
    failed: ['¥1,800'],
    code: ['not_refundable'],
  },
  related: { OrderRefunds: 'ここから開く' },
  props: {
    arrived: '答えが届かなかった手続きが、あとで見つかったか。',
    action: '何をするか。返金、取り消し、返品の受け取り。',
    conflict: '開いたあとに、ほかの人が変えたこと。入力は残る。',
    money: '注文のお金と、できること。読み込み中は `null`。',
    refund: '手続きした返金、または開いた返金。これからなら `null`。',
  },
};
