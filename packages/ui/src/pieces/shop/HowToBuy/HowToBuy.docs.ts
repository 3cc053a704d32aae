import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '購入方法',
  reading: 'こうにゅうほうほう',
  search: ['買い方', 'ご利用ガイド', '送料', '受け取り', 'キャンセル', 'ヘルプ'],
  purpose: '注文の流れ、受け取りと送料、キャンセルの決まりを、買う前に一か所で読めるようにします。',
  use: ['ショップの画面で、買いかたを知りたい人に `HowToBuyButton` から開いてもらうとき。'],
  avoid: [
    { when: '注文を確定する直前の確認事項', instead: '`ConfirmSummary`' },
    { when: '法律で決められた表記の全文', instead: '`LegalNotice`' },
    { when: '受け取り方法を選ぶ', instead: '`DeliveryPicker`' },
    { when: 'ほかの説明を下から開く', instead: '`Sheet`' },
  ],
  anatomy: [
    { part: '題名', note: '「購入方法」。シートの名前になる。', at: 'dialog h2' },
    { part: 'ご注文の流れ', note: '番号のついた四つの手順。', at: 'dialog ol' },
    {
      part: '受け取りと送料',
      note: '会場受け取りと配送の二つ。送料がわからない間、配送の金額は空く。',
      at: 'dialog section:nth-of-type(2)',
    },
    {
      part: 'ご注文の前に',
      note: '税、会場払い、販売元のサイト、キャンセルの決まり。',
      at: 'dialog section:nth-of-type(3)',
    },
    {
      part: '特定商取引法に基づく表記へのリンク',
      note: '説明の最後に置く。',
      at: 'dialog section:nth-of-type(3) a',
    },
    { part: '閉じるボタン', note: '下にいつも見える。右上のボタンでも閉じる。' },
  ],
  words: { shippingPrice: [200], freeFrom: [5000] },
  related: {
    HowToBuyButton: '画面の題名の隣に置き、これを開く',
    Sheet: '画面の下から開く面を出す',
    LegalNotice: 'リンクの先のページに置く',
    ShopCategories: 'ショップの画面で、商品の種類を切り替える',
  },
  props: {
    onClose: '閉じるボタン、Esc、外側、下へ引く操作で呼ぶ。`open` は親が変える。',
    shippingFee:
      '全国一律の送料。円で渡す。まだわからない間は `undefined` にすると、金額を出さない。',
    payableAtPickup: '会場払いの注文を受け付けるか。`false` にすると、その説明が出ない。',
    feeRule: '送料がお届け先で変わるときや、合計で無料になるときに渡す。省くと全国一律になる。',
  },
  others: {
    HowToBuyButton: {
      purpose: 'ショップの画面の題名の隣で、購入方法の説明を開きます。',
      props: {
        onClick: '押したときに呼ぶ。`HowToBuy` の `open` を変える。',
      },
    },
  },
};
