import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カートの商品',
  reading: 'かーとのしょうひん',
  search: ['カートの行', '数量の変更', '商品を削除', '小計', 'LineItem'],
  purpose:
    'カートの中の一つの商品の値段、数量、小計を見せ、数量の変更と削除をその場でできるようにします。',
  use: ['カートの商品を並べる一覧の中の一つとして使うとき。'],
  avoid: [
    { when: 'カートの一覧の全体', instead: '`CartList`' },
    { when: '数量を変えられない注文の商品', instead: '`OrderItems`' },
    { when: '商品のページで数量を決める', instead: '`QuantityForm`' },
    { when: '数量だけの入力', instead: '`QuantityField`' },
  ],
  anatomy: [
    {
      part: '写真',
      note: 'はじめの 1 枚を正方形に切り取る。ないときはショップのアイコンになる。押すと商品のページへ進む。',
      at: 'article img',
    },
    {
      part: '商品名',
      note: '商品のページへのリンク。3 行まで。それより長い名前は省く。',
      at: 'article a',
    },
    { part: '選んだ種類', note: '種類のある商品だけ。商品名の下に出る。' },
    { part: '単価', note: '一つの税込の値段。', at: 'article a + span' },
    { part: '在庫', note: '残りがわずかか、買えないときだけ。単価の下に `StockLabel` が入る。' },
    {
      part: '価格の変更',
      note: '`previousPrice` があるときだけ。変更前の値段を伝える。',
    },
    {
      part: '数量',
      note: '直接の入力と、増減のボタン。1 のとき、減らすボタンは削除のボタンに変わる。',
      at: 'article [role="group"]',
    },
    {
      part: '上限の知らせ',
      note: '欄の数量が `available` を超えたときだけ。上限と、注文できる数を欄の誤りとして伝え、その数にするボタンを出す。',
    },
    {
      part: '残りの分にするボタン',
      note: '数量が残りを超えたときだけ。一度押すと残りの数になり、残りがなければカートから外す。',
    },
    {
      part: '小計',
      note: '税込。読み上げでは「小計」を前に添える。',
      at: 'article > div > div:last-child > p',
    },
  ],
  words: { aboveLimit: [3, 4], fewLeft: [2], priceChanged: ['¥1,800'] },
  related: {
    CartList: '一覧の中に並べる',
    QuantityField: '数量の入力と増減を受け持つ',
    StockLabel: '残りの少なさを伝える',
    TakeLeftButton: '足りないときに、残りの数に直す',
    CartSummary: '商品の合計を示す',
    ProductPage: '商品名を押した先に置く',
  },
  props: {
    line: 'カートの一つの商品。`available` を省くと数量の上限を、`stock` を省くと在庫を確かめない。',
    onQuantityChange:
      '数量を変えたときに呼ぶ。正しくない入力と、上限を超えて増やす操作では呼ばない。',
  },
};
