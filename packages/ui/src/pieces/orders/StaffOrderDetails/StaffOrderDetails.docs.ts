import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文の詳細（スタッフ）',
  reading: 'ちゅうもんのしょうさい',
  search: ['支払いの履歴', '記録', 'タイムライン'],
  purpose: '一つの注文の商品、お金、お客様、記録、メモを一か所で見せます。',
  use: ['スタッフが注文を開いたとき。'],
  avoid: [{ when: 'ファンの注文の詳細', instead: '`OrderDetails`' }],
  anatomy: [
    { part: '商品', note: '名前を押すと、その商品の注文を見られる。', at: 'section:has(ul)' },
    { part: 'お支払い', note: 'カードの支払いの履歴と、領収書。' },
    { part: '記録', note: '新しい順。誰が何をしたか、誰が見たか。', at: 'ol' },
    { part: 'メモ', note: '`memo`。' },
    { part: 'お客様', note: '電話とメールは押すと使える。', at: 'dl' },
    { part: 'ほかの注文', note: '同じファンの注文。' },
  ],
  words: {
    ofProduct: ['フェイスタオル'],
    times: ['¥1,800', 2],
    refundedOf: [1, 1],
    card: ['4242'],
    taken: ['現金', '¥3,600'],
    reason: ['別の方に渡した'],
    deskAt: ['11月21日 13:14'],
    postalCode: ['100-0001'],
    othersOf: [10, 12],
  },
  related: {
    OrderRefunds: '`refunds` に入れる',
    ShipmentForm: '`shipment` に入れる',
    StaffMemo: '`memo` に入れる',
    OrderStatus: '題のとなりに置く',
  },
  props: {
    counterHref: '受け渡しの画面のアドレス。渡せない注文では省く。',
    handOver: '渡した時刻と、元に戻すボタン。渡していない注文では省く。',
    shipment: '発送の入力。発送しない注文では省く。',
    receiptHref: '領収書のアドレス。なければ省く。',
  },
};
