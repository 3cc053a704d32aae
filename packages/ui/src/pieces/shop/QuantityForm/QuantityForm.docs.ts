import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '購入フォーム',
  reading: 'こうにゅうふぉーむ',
  search: ['カートに入れる', '数量', '会場払い', '小計', '購入ボタン'],
  purpose:
    '商品の数量を決めて、カートに入れるか、会場払いの注文へ進みます。数量を変えると小計がその場で変わります。',
  use: [
    '商品のページで、このショップで買える商品の買いかたを示すとき。動きは `useQuantityForm` が持つ。',
  ],
  avoid: [
    { when: '販売元のサイトで買う商品', instead: '`ProductPageExternal`' },
    { when: 'カートの中での数量の変更', instead: '`CartRow`' },
    { when: '数量だけの入力', instead: '`QuantityField`' },
    { when: '会場払いの連絡先の入力', instead: '`OrderForm`' },
  ],
  anatomy: [
    {
      part: '種類',
      note: '`options` があるときだけ。値段が違えば値段も、残りが少なければそのことも、種類ごとに書く。売り切れた種類は選べない。選ばずに進もうとすると、ここで伝える。',
    },
    {
      part: '数量',
      note: '直接の入力と、増減のボタン。誤りと購入の上限は、この欄の文で伝える。',
      at: 'input',
    },
    {
      part: '小計',
      note: '単価に数量を掛けた税込の金額。数量が正しくない間は「—」になる。',
      at: 'form > div:nth-child(1) > p',
    },
    {
      part: '失敗の知らせ',
      note: '`error` があるときだけ、カートに入れるボタンの上に出る。現れると読み上げる。',
    },
    {
      part: '買えない理由',
      note: '売り切れ、ほかの方の支払い中、販売の始まる前と終わったあとだけ。購入のボタンはどれも押せず、この文が理由として結びつく。始まると、読み込み直さずに押せるようになり、読み上げでも伝える。',
    },
    {
      part: 'カートに入れるボタン',
      note: '`pending` の間は処理中になる。',
      at: 'button[type="submit"]',
    },
    {
      part: '会場払いで注文するボタン',
      note: '`payableAtPickup` のときだけ。`pending` の間は押せない。',
      at: 'button[type="submit"][aria-describedby]',
    },
    {
      part: '会場払いの説明',
      note: '受け取るときに支払うことを、ボタンの下で伝える。',
      at: 'button[type="submit"][aria-describedby] + p',
    },
  ],
  words: {
    optionPrice: ['¥2,400'],
    aboveLimit: [10, 4, 6],
    fewLeft: [3],
    notOpen: ['2026.12.01 10:00'],
    tooManyOpenPickups: [5],
    openPickupsAboveTotal: ['¥100,000', '¥91,000'],
  },
  related: {
    ProductPage: '値段の下に入る',
    QuantityField: '数量の入力と増減を受け持つ',
    TakeLeftButton: '多すぎる数量を、買える数に直す',
    StockLabel: '値段のそばで、残りの少なさを伝える',
    AddedDialog: 'カートに入れたことを知らせる',
    OrderForm: '会場払いを選んだあとの画面になる',
    ProductPageExternal: '販売元のサイトで買う商品では、代わりに入る',
  },
  props: {
    checked: '正しくない数量の誤りを、欄を離れる前でもすぐに見せる。',
    onQuantityChange: '数量が変わるたびに呼ぶ。正しくない入力では `null` で呼ぶ。',
    onSubmit: 'どちらかの購入のボタンか Enter で呼ぶ。`pending` の間は呼ばない。',
    onWayChange: '押したボタンの買いかた（`cart` か `pickup`）で、`onSubmit` の直前に呼ぶ。',
    options: '商品の種類と、選んだ種類。種類のない商品では省く。',
    payableAtPickup: '会場払いのボタンを出す。省くとカートに入れるボタンだけになる。',
    pending: 'カートに入れている。二度は送らない。',
    price: '一つの値段。税込の円で渡し、小計に使う。',
    quantity: '今の数量。入力が正しくない間は `null`。',
    stock:
      '商品の在庫。売り切れか、ほかの方の支払い中か、販売していないときは、理由を見せて購入のボタンを押せなくする。',
    quantityError:
      '購入の上限や残りを超えたときの文と、買える数。文は数量の欄の誤りになり、入力した数量は変えない。買える数があれば、その数にするボタンが出る。',
  },
};
