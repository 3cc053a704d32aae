import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文内容の確認',
  reading: 'ちゅうもんないようのかくにん',
  search: ['最終確認', '特定商取引法', 'キャンセル規定', '変更'],
  purpose:
    '注文を確定する前に、受け取り方法、お客様情報、支払い、商品を見直せます。どの項目からも、変更する画面へ戻れます。',
  use: [
    '購入手続きの注文確認の画面で、`PlaceOrderBar` と組み合わせるとき。',
    '特定商取引法で求められる確認事項を、確定の前にまとめて示すとき。',
  ],
  avoid: [
    { when: '確定した注文の内容', instead: '`OrderDetails`' },
    { when: 'カートの中身の変更', instead: '`CartList`' },
    { when: '一つの商品の会場払いの注文', instead: '`OrderForm`' },
    { when: '金額だけの内訳', instead: '`OrderSums`' },
  ],
  anatomy: [
    {
      part: '受け取り方法',
      note: '会場受け取りは受け取りの期限、配送は発送の時期を添える。',
      at: 'section:nth-of-type(1)',
    },
    {
      part: '変更のリンク',
      note: '四つの項目すべてにある。読み上げは「受け取り方法を変更」など、項目の名前を含む。',
      at: 'section:nth-of-type(1) a',
    },
    {
      part: 'お客様情報',
      note: '住所は配送で入力があるときだけ。`error` の文はこの項目に出る。',
      at: 'section:nth-of-type(2)',
    },
    {
      part: 'お支払い方法',
      note: 'カードのブランド、末尾の 4 桁、名義。番号の全体は出さない。会場払いは支払う場所。',
      at: 'section:nth-of-type(3)',
    },
    {
      part: 'ご注文内容',
      note: '商品ごとの写真、名前、数量、金額。写真がない商品は空の枠になる。',
      at: 'section:nth-of-type(4)',
    },
    {
      part: '足りない商品',
      note: '注文できる数が数量より少ない商品だけ。理由と、残りの分にするボタンが商品の下に出る。',
    },
    {
      part: '送料と合計',
      note: '会場受け取りの送料は 0 円。',
      at: 'section:nth-of-type(4) dl',
    },
    {
      part: 'ご確認事項',
      note: '分量、販売価格、支払い、引き渡し、申し込みの期間、キャンセルの六つ。省けない。',
      at: 'section:nth-of-type(5)',
    },
    {
      part: '特定商取引法に基づく表記へのリンク',
      note: '確認事項の最後に置く。',
      at: 'section:nth-of-type(5) a',
    },
  ],
  words: {
    aboveLimit: [4, 2],
    changeOf: ['お客様情報'],
    postalCode: ['2310002'],
    endingSpoken: ['Visa', '1111'],
    quantity: [2],
    short: [3],
    amount: [2, 3],
    price: [9000, 200],
    paymentNote: [['Visa', 'Mastercard']],
  },
  related: {
    PlaceOrderBar: '画面の下に置き、注文を確定する',
    CheckoutStepper: '上に置き、`confirm` にする',
    CardBrandMark: '支払いに使うカードのブランドを示す',
    OrderSums: '送料と合計を並べる',
    StockLabel: '残りの少なさを伝える',
    TakeLeftButton: '足りない商品を、残りの数に直す',
    Notice: '足りない項目の理由を伝える',
  },
  props: {
    cartHref: 'ご注文内容を変更する先。カートのアドレス。',
    error: '注文を確定できない理由。お客様情報の項目の中に出す。',
    infoHref: '受け取り方法とお客様情報を変更する先。情報入力の画面のアドレス。',
    onTake:
      '足りない商品を残りの数に直すときに、商品と種類の番号、その数で呼ぶ。0 は外すこと。省くとボタンが出ない。',
    order:
      '確定する前の注文の全体。会場受け取りでは `address` を、会場払いでは `card` を `null` にする。',
    paymentHref: 'お支払い方法を変更する先。カード入力の画面のアドレス。',
  },
  others: {
    ConfirmSummarySkeleton: {
      purpose: '確認する注文を読み込む間、四つの項目の場所を先に確保します。',
    },
  },
};
