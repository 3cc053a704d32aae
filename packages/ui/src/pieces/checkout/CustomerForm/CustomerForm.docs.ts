import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'お客様情報の入力',
  reading: 'おきゃくさまじょうほうのにゅうりょく',
  search: ['住所入力', '配送先', '連絡先', '情報入力', '送料'],
  purpose:
    '購入手続きの最初の画面で、受け取り方法を選び、連絡先と届け先を入力します。選んだ方法に合わせて、住所の欄と合計金額が変わります。',
  use: ['カートからの注文で、受け取り方法と連絡先をまとめて聞くとき。'],
  avoid: [
    { when: 'マイページでの住所の登録や変更', instead: '`AddressForm`' },
    { when: '会場払いで一つの商品を注文する', instead: '`OrderForm`' },
    { when: '名前と連絡先だけの入力', instead: '`PersonFields`' },
    { when: 'カードの入力', instead: '`CreditCardForm`' },
  ],
  anatomy: [
    {
      part: '受け取り方法',
      note: '二つから選ぶ。どちらにも送料と受け取りかたの説明がある。',
      at: '[role="radiogroup"]',
    },
    { part: 'お客様情報', note: '名前、メールアドレス、電話番号。', at: 'form section' },
    {
      part: 'お届け先',
      note: '配送のときだけ。会場受け取りに変えると隠れるが、親が `person` の値を持つ限り入力は残る。',
    },
    {
      part: '住所の登録',
      note: 'お届け先の下のチェックボックス。登録済みの住所があれば、変わることを伝える。',
    },
    {
      part: '合計金額',
      note: '商品の合計、送料、合計。会場受け取りの送料は 0 円になる。',
      at: 'dl',
    },
    {
      part: '次へ進むボタン',
      note: '足りない欄があれば、最初のその欄へフォーカスが移る。',
      at: 'button[type="submit"]',
    },
    { part: 'カートへ戻るリンク', note: '次へ進むボタンの下に置く。', at: 'form a' },
  ],
  kinds: {
    method: {
      venue: '会場受け取り。住所の欄は出ない。',
      shipping: '配送。住所の欄と、住所を登録するチェックボックスが出る。',
    },
  },
  related: {
    DeliveryPicker: '受け取り方法を選ぶ',
    PersonFields: '名前と連絡先の欄を並べる',
    PersonFieldsAddress: '住所の欄を並べる',
    OrderSums: '送料を含む合計を示す',
    CheckoutStepper: '上に置き、`info` にする',
  },
  props: {
    itemsTotal: '商品だけの合計。送料を含まない税込の円で渡す。',
    method: '選ばれている受け取り方法。住所の欄と送料が変わる。',
    onSubmit: '次へ進むときに呼ぶ。中で `usePersonForm` の `check` を呼び、誤りを確かめる。',
    person: '`usePersonForm` の `bind`。配送では `address` を `true` にしておく。',
    register: '住所を登録するチェックが入っているか。',
    registered: '登録済みの住所があるか。ある場合は、上書きになることをチェックの説明で伝える。',
    shippingFee: '配送の送料。会場受け取りを選んでいる間も、配送の金額を渡す。',
    feeRule: '送料がお届け先で変わるときや、合計で無料になるときに渡す。省くと全国一律になる。',
  },
};
