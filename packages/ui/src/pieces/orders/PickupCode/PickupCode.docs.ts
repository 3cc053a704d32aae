import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取りコード',
  reading: 'うけとりこーど',
  search: ['QRコード', '引き換えコード', '窓口', '注文番号', '2次元コード'],
  purpose:
    '会場の窓口で係員に読み取ってもらうコードを大きく出します。読み取れないときは、下の注文番号を伝えられます。',
  use: ['受け取り待ちの注文のコードを、ダイアログやシートの中に置くとき。'],
  avoid: [
    { when: '一つの注文のコードを開いて見せる', instead: '`OrderQrDialog`' },
    { when: '複数の注文のコードを順に見せる', instead: '`PickupCodes`' },
    { when: '注文と関係のないQRコード', instead: '`QrCode`' },
    { when: '二つ以上のコードを同時に並べる', instead: '一つずつ見せる `PickupCodes`' },
  ],
  anatomy: [
    {
      part: 'QRコード',
      note: 'ダークモードでも白地に黒。番号が隠れないよう、高さは画面の 52 % まで。',
      at: 'svg[role="img"]',
    },
    {
      part: '注文番号の見出し',
      note: '「注文番号」。',
      at: 'p > span:nth-child(1)',
    },
    {
      part: '注文番号',
      note: '日付の部分を小さく分け、残りを 3 文字ずつ区切る。読み上げは区切らない。',
      at: 'p > span[aria-hidden="true"]',
    },
  ],
  related: {
    OrderQrDialog: '一つの注文のコードを開く',
    PickupCodes: '受け取り待ちのコードを一つずつ見せる',
    PickupCodeHints: '下に置き、見せかたを案内する',
    QrCode: 'コードの絵を描く',
  },
  props: {
    orderId: 'コードの下に出す注文番号。6 桁とハイフンで始まる番号は、日付を分けて見せる。',
    value: 'コードの中身。係員が開く注文のアドレスを渡す。',
  },
  others: {
    PickupCodeHints: {
      purpose:
        'クラブが決めた受け取り場所と、圏外でも使えること、画面を明るくすることを、コードの下で案内します。出ている間は、使えるブラウザで画面が消えません。',
    },
  },
};
