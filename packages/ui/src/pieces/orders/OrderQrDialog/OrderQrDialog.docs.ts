import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取りコードのダイアログ',
  reading: 'うけとりこーど',
  search: ['QRコード', '引き換え', '窓口', 'モーダル', 'バーコード'],
  purpose:
    '会場の窓口で、一つの注文のQRコードを大きく見せます。受け取りが済むと、その場でお礼の表示に変わります。',
  use: ['注文一覧、注文詳細、購入完了から、選んだ一つの注文のコードを出すとき。'],
  avoid: [
    { when: '受け取り待ちの注文を順に見せる', instead: '`PickupCodes`' },
    { when: '画面の中にコードを置く', instead: '`PickupCode`' },
    { when: 'ほかの内容のQRコード', instead: '`QrCode`' },
    { when: 'カードのコードを読み取る', instead: '`QrScanner`' },
  ],
  anatomy: [
    { part: '題名', note: '「受け取り用QRコード」。ダイアログの名前になる。', at: 'dialog h2' },
    {
      part: '閉じるボタン',
      note: 'Esc でも、外側を押しても閉じる。閉じると、開いたボタンにフォーカスが戻る。',
      at: 'dialog button',
    },
    {
      part: 'QRコード',
      note: '白地に黒。圏外でも出る。`received` では消える。',
      at: 'dialog svg[role="img"]',
    },
    {
      part: '注文番号',
      note: '読み取れないときに、係員に伝える。',
      at: 'dialog div:has(> svg[role="img"]) + p',
    },
    {
      part: '案内',
      note: 'クラブが決めた受け取り場所、圏外でも使えること、画面の明るさ。',
      at: 'dialog ul',
    },
    {
      part: 'お礼',
      note: '`received` のときだけ。コードの代わりに出て、読み上げる。注文番号は残る。',
    },
  ],
  related: {
    PickupCode: 'QRコードと注文番号を並べる',
    PickupCodeHints: '案内を並べ、画面を消さない',
    OrderRow: 'ボタンからこのダイアログを開く',
    OrderDetails: '注文の状況のボタンからこのダイアログを開く',
  },
  props: {
    onClose: '閉じるボタン、Esc、外側を押したときに呼ぶ。`open` は親が変える。',
    received: '注文を渡し終えた。コードの代わりにお礼を出す。',
    value: 'QRコードの中身。係員が開く注文のアドレスを渡す。',
  },
};
