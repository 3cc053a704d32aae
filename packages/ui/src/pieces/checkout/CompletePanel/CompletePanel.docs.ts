import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '購入完了',
  reading: 'こうにゅうかんりょう',
  search: ['サンクスページ', '注文完了', '注文番号', 'ありがとう'],
  purpose:
    '注文が確定したことと注文番号を伝えます。会場受け取りならQRコードへ、そのほかはマイページへ案内します。',
  use: ['購入手続きの最後の画面で、支払いが終わった注文を伝えるとき。'],
  avoid: [
    { when: '決済が失敗した、または結果がまだわからない', instead: '`PaymentOutcome`' },
    { when: '一つの商品の会場払いを受け付けた知らせ', instead: '`OrderForm` の `orderId`' },
    { when: '過去の注文の内容', instead: '`OrderDetails`' },
    { when: 'カートに商品を入れた知らせ', instead: '`AddedDialog`' },
  ],
  anatomy: [
    { part: '絵', note: 'スタンドへ飛ぶ球。購入できたことを祝う飾り。', at: 'svg' },
    { part: '見出し', note: 'お礼の文。会場払いは、受け付けたことを伝える。', at: 'h2' },
    {
      part: '注文番号と案内',
      note: '番号の下に、会場受け取りならQRコードの提示、配送なら発送の時期を伝える。',
      at: 'h2 + div',
    },
    {
      part: '金額と連絡先',
      note: '税込の金額とメールアドレス。長いアドレスは折り返す。会場払いは期限も。',
      at: 'dl',
    },
    {
      part: '受け取り用QRコードのボタン',
      note: '会場受け取りのときだけ。',
      at: 'button',
    },
    {
      part: 'マイページへのリンク',
      note: '配送のときは、いちばん目立つ見た目になる。',
      at: 'a',
    },
  ],
  kinds: {
    deliveryMethod: {
      venue: '会場受け取り。QRコードの案内とボタンがある。',
      shipping: '配送。発送の時期を伝え、QRコードのボタンはない。',
    },
  },
  words: { yen: [9000] },
  related: {
    Illustration: '絵を受け持つ',
    CheckoutStepper: '上に置き、`done` にする',
    OrderQrDialog: '`onShowCode` で開く',
    OrderItems: '`atPickup` の商品を並べる',
    PushOffer: '下に置き、通知をすすめる',
  },
  props: {
    atPickup:
      '会場払いの注文の、受け取り期限と商品。渡すと、持っていく金額として見せ、商品も並べる。省くと支払い済みになる。',
    deliveryMethod: '受け取り方法。案内の文とボタンの組み合わせが変わる。',
    email: '注文のときに入力したメールアドレス。ご連絡先として見せる。',
    onShowCode: '受け取り用QRコードのボタンを押したときに呼ぶ。配送では呼ばない。',
    total: '支払った金額、会場払いでは支払う金額。税込の円で渡す。',
  },
  others: {
    CompletePanelSkeleton: {
      purpose: '確定した注文を読み込む間、購入完了の画面の場所を先に確保します。',
    },
  },
};
