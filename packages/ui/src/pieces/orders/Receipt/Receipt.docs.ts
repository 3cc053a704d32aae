import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '領収書',
  reading: 'りょうしゅうしょ',
  search: ['宛名', '印刷', 'インボイス', '登録番号', 'PDF', '消費税'],
  purpose:
    '宛名を自分で書き入れた領収書を、印刷するかPDFとして保存できます。宛名のほかの内容は変わりません。',
  use: ['カードでの支払いが終わった注文の領収書を出すとき。'],
  avoid: [
    { when: '会場で支払う注文', instead: '会場で渡すことを `OrderDetails` で伝える' },
    { when: '画面で確かめる注文の内容', instead: '`OrderDetails`' },
    { when: '金額の内訳だけ', instead: '`OrderSums`' },
    { when: '領収書のない注文', instead: '`ContentMissing`' },
  ],
  anatomy: [
    {
      part: '宛名の欄',
      note: '任意。60 文字まで。印刷には出ない。',
      at: 'input',
    },
    { part: '印刷のボタン', note: '印刷には出ない。', at: 'button' },
    { part: '用紙', note: 'ダークモードでも白い。印刷では影と余白がなくなる。', at: 'article' },
    { part: '番号と発行日', note: '題名の下に、右に寄せて置く。', at: 'article h2 + div' },
    {
      part: '宛名',
      note: '空欄でも「様」を添える。「御中」などで終わるときは添えない。',
      at: 'article h2 + div + p',
    },
    { part: '金額', note: '税込の合計。', at: 'article h2 + div + p + p' },
    {
      part: '内訳と税',
      note: '商品と送料の行、税率ごとの対象額と消費税。2 点以上の行は単価と数量を添える。',
      at: 'article section',
    },
    {
      part: '発行者',
      note: '名前、住所、登録番号。住所と登録番号はあるときだけ。',
      at: 'article footer',
    },
  ],
  words: { sumOf: ['¥4,000'], times: ['¥2,000', 2], rated: [10], tax: [10] },
  related: {
    OrderDetails: '領収書のリンクからこの画面へ進む',
    ContentMissing: '領収書がないとき、代わりに出す',
    TextField: '宛名を入力する',
  },
  props: {
    onPrint: '印刷のボタンを押したときに呼ぶ。中で `window.print` を呼ぶ。',
    order: '注文番号、取引日、内訳の行。送料の行も内訳に出る。',
    receipt: '領収書の番号、発行日時、税込の合計、税率、税額、発行者。税率はパーセントの数で渡す。',
  },
  others: {
    ReceiptSkeleton: {
      purpose: '領収書を読み込む間、宛名の欄と白い用紙の場所を先に確保します。',
    },
  },
};
