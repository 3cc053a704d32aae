import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '読み取った注文',
  reading: 'よみとったちゅうもん',
  search: ['受け渡し', '引き渡し', '窓口', 'レジ'],
  purpose:
    '渡す物、お代、お名前、メモを、腕を伸ばしたまま読める大きさで見せます。渡す物が多くても、メモ、お代、お名前はボタンの上から動きません。',
  use: ['読み取ったか探した注文を、渡す直前に。'],
  avoid: [
    { when: '渡せない注文', instead: '`HandOverResult`' },
    { when: 'ファンに注文を見せる', instead: '`OrderDetails`' },
  ],
  anatomy: [
    { part: '番号と点数', note: '全部で何点か。', at: 'header' },
    {
      part: '渡す物',
      note: 'ここだけが動く。続きがあれば「ほか2行」と出る。4 種類からは小さく並べ、2 点以上は数を反転して目立たせる。返金した商品は線で消し、言葉でも伝える。',
      at: 'ul',
    },
    {
      part: 'スタッフメモ',
      note: 'メモがあるとき。渡す前に読むので、注意の色で先に置く。',
      at: 'section > div:nth-child(3) > section',
    },
    {
      part: 'お代',
      note: '会場払いは金額、支払い済みはその言葉。一部を返金した注文は、返した金額。',
      at: 'section > div:nth-child(3) > div',
    },
    {
      part: 'お名前',
      note: '敬称つき。注文した日時もある。',
      at: 'section > div:nth-child(3) > p:last-child',
    },
    { part: '受け取りかた', note: '会場払いのとき、現金かその他。', at: 'fieldset' },
    {
      part: 'お預かり',
      note: '現金のとき。お札のボタンか入力で、お代の下にお釣りが出る。使わなくても渡せて、次の注文では消える。',
    },
    { part: '失敗の文', note: '記録できなかった理由。' },
    {
      part: '渡しました',
      note: '記録することが書いてある、一番大きなボタン。',
      at: 'button[type="button"]',
    },
    { part: '読み取りに戻る', note: '渡さずに戻る。', at: 'button:last-child' },
  ],
  words: {
    quantity: [2],
    customer: ['浜野 さくら'],
    ordered: ['13:31'],
    more: [2],
    others: [2],
    taken: ['cash', 1320],
    refunded: ['¥440'],
    refundedOf: [2, 1],
    change: [680],
    match: ['11月28日（土） 対 港南マリナーズ'],
  },
  kinds: { means: { cash: '現金で受け取る。', other: 'ほかの方法で受け取る。' } },
  related: {
    HandOverResult: '渡したあとに出る',
    OrderNumber: '番号を見せる',
    CounterPage: '`kind="hit"` のときの内容になる',
  },
  props: {
    due: 'まだ受け取っていない金額（円）。まとめて渡すときは合計。支払い済みなら 0。',
    onHandOver: '「渡しました」か Ctrl+Enter を押したときに呼ぶ。記録している間は呼ばない。',
    others: '同じ方のほかの受け取り。`together` なら、品物とお代をまとめて見せる。',
    order: '注文の番号、渡す物、お名前、注文した時刻、メモ。',
  },
};
