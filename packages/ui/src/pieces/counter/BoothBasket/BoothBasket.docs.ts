import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ブースのお会計',
  reading: 'ぶーすのおかいけい',
  search: ['売店', '物販', 'レジ', 'かご', '値札', '読み取り'],
  purpose: '読み取った値札の商品を数え、まとめて一度で記録します。コードが何だったかも伝えます。',
  use: ['ブースの画面で、カメラの下に置くとき。'],
  avoid: [
    { when: '商品を一つだけ、一覧から選んで売る', instead: '`BoothSale`' },
    { when: 'ファンのカート', instead: '`CartList`' },
  ],
  anatomy: [
    { part: 'コードの結果', note: '加えた商品と数、または加えなかった理由。読み上げもする。' },
    { part: '商品', note: '名前、種類、1点の値段。', at: 'li' },
    { part: '数', note: '1 から 99 まで。1 のときに減らすと消える。', at: 'li input' },
    {
      part: 'お支払いと合計',
      note: '`BoothSale` と同じ。大きなボタンに、記録することが書いてある。',
    },
    { part: 'お会計をやめる', note: '何も記録せずに空にする。' },
  ],
  kinds: {
    kind: {
      added: '一つ加えた。',
      full: '一度に売れる数になっている。',
      several: '二つ以上のコードが映っている。',
      order: '受け取り用のコード。',
      card: '選手カードのコード。',
      otherClub: 'ほかのクラブのコード。',
      notATag: 'ほかのコード。',
      notSold: '一覧にない商品の値札。',
      optionMissing: '種類のある商品の、種類のない値札。',
      optionEnded: '販売を終えた種類の値札。',
    },
  },
  words: {
    added: ['フェイスタオル', 2],
    full: ['フェイスタオル', 99],
    price: ['¥1,800'],
  },
  related: {
    DeskScanner: '値札を読み取る',
    BoothSale: '一覧から選んだ商品を加える',
    BoothSales: '記録したものが並ぶ',
  },
  props: {
    items: '読み取った順の商品。数の欄がまちがっている間、数は `null`。',
    outcome: '最後のコードが何だったか。まだなければ `null`。',
    onClear: '「お会計をやめる」を押したときに呼ぶ。',
    onRecord: '「売りました」を押したときに、売った物を渡して呼ぶ。まちがった数があれば呼ばない。',
  },
};
