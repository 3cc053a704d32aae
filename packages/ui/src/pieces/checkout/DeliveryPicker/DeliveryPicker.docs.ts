import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取り方法の選択',
  reading: 'うけとりほうほう',
  search: ['配送方法', '会場受け取り', '送料', 'ラジオボタン'],
  purpose: '会場受け取りと配送のどちらにするかを、送料と受け取りかたの説明を比べながら選べます。',
  use: ['購入手続きで、商品の受け取り方法を決めてもらうとき。'],
  avoid: [
    { when: 'ほかの選択肢から一つを選ぶ', instead: '`RadioGroup`' },
    { when: '選択肢が多い', instead: '`Select`' },
    { when: '選んだ方法の確認', instead: '`ConfirmSummary`' },
    { when: '受け取り方法の説明だけを見せる', instead: '`HowToBuy`' },
  ],
  anatomy: [
    { part: '見出し', note: '「受け取り方法」。グループの名前として読み上げる。', at: 'legend' },
    {
      part: '会場受け取り',
      note: '送料無料と、QRコードを見せることを説明する。',
      at: 'label:nth-of-type(1)',
    },
    {
      part: '配送',
      note: '全国一律の送料と発送の時期を説明する。送料は `shippingFee` の金額になる。',
      at: 'label:nth-of-type(2)',
    },
  ],
  kinds: {
    method: {
      venue: '会場の受け取り窓口で受け取る。送料は無料。',
      shipping: '入力した住所へ送る。全国一律の送料がかかる。',
    },
  },
  words: { shippingHelp: [200] },
  related: {
    CustomerForm: '情報入力の画面のいちばん上に入れる',
    RadioGroup: '枠で囲んだ選択肢を並べる',
    OrderSums: '選んだ方法の送料を合計に入れる',
  },
  props: {
    method: '選ばれている方法。会場受け取りか配送のどちらか一つ。',
    shippingFee: '配送の説明に入れる送料。円で渡す。',
    matches: '会場で受け取れる試合と、選ばれている試合。省くか空なら、試合は選ばせない。',
    feeRule: '送料がお届け先で変わるときや、合計で無料になるときに渡す。省くと全国一律になる。',
  },
};
