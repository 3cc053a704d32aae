import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '会場払いの注文フォーム',
  reading: 'かいじょうばらい',
  search: ['会場で支払い', '取り置き', '予約', '注文する', '現金'],
  purpose:
    '一つの商品を、会場での支払いと受け取りで注文します。受け付けると注文番号をダイアログで知らせます。',
  use: ['商品のページで「会場払いで注文する」を選んだあとの画面。'],
  avoid: [
    { when: '複数の商品の注文', instead: '`CartList` から始まる購入手続き' },
    { when: '配送先の住所の入力', instead: '`CustomerForm`' },
    { when: '商品のページで数量を決める', instead: '`QuantityForm`' },
    { when: 'カードの注文を確定する', instead: '`PlaceOrderBar`' },
  ],
  anatomy: [
    {
      part: '商品',
      note: '写真、名前、単価と数量。写真がないときはショップのアイコンになる。',
      at: 'section:nth-of-type(1) h2 + div',
    },
    {
      part: '足りないとき',
      note: '残りが数量より少ないときだけ。理由と、残りの分にするボタンが商品の下に出る。売り切れなら、そのことだけを伝える。',
    },
    { part: '合計', note: '単価に数量を掛けた税込の金額。', at: 'section:nth-of-type(1) dl' },
    {
      part: 'お客様情報',
      note: '名前、メールアドレス、電話番号。住所は聞かない。',
      at: 'section:nth-of-type(2)',
    },
    { part: '支払いの案内', note: '会場でQRコードと引き換えに支払うことを、いつも伝える。' },
    {
      part: '注文できない理由',
      note: '`error` か `uncertain` があるとき。送っている間は隠れる。現れると読み上げる。',
    },
    {
      part: '注文するボタン',
      note: '送っている間と受け付けたあとは、もう一度押しても送らない。',
      at: 'button[type="submit"]',
    },
    {
      part: '受け付けのダイアログ',
      note: '`orderId` を渡すと開く。注文番号と注文履歴へのリンクがある。外側を押しても閉じない。',
    },
  ],
  words: { line: ['¥2,000', 2], short: [3], aboveLimit: [4, 2] },
  related: {
    QuantityForm: '前の画面で数量を決める',
    PersonFields: '連絡先の欄を並べる',
    OrderSums: '合計を示す',
    Notice: '支払いの案内と、注文できない理由を伝える',
    StockLabel: '残りの少なさを伝える',
    TakeLeftButton: '足りない数量を、残りの数に直す',
    Dialog: '受け付けた知らせを開く',
  },
  props: {
    error: '注文できなかった理由と、次にすること。`uncertain` より先に見せる。',
    onSubmit: '注文するボタンか Enter で呼ぶ。送っている間は呼ばない。',
    orderId: '受け付けた注文の番号。渡すと知らせのダイアログが開き、`null` で閉じる。',
    pending: '注文を送っている。ボタンが処理中になる。',
    person: '`usePersonForm` の `bind`。名前と連絡先だけを使う。',
    product:
      '注文する商品の名前、税込の単価、写真。写真がないときは `pictureUrl` を `null` にする。',
    quantity: '注文する数量。前の画面で決めたもので、ここでは変えられない。',
    shortage: '残りかお一人様の上限が数量より少ないとき、その数と、その数にする操作。',
    uncertain: '前の注文が届いたかわからない。もう一度押しても二重にならないことを伝える。',
  },
};
