import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫の表',
  reading: 'ざいこのひょう',
  search: ['種類', '確保', '棚卸し', '売れる数'],
  purpose: '商品の種類ごとに、在庫、注文が確保した数、売れる数、ファンの見え方を並べます。',
  use: ['スタッフの商品の画面で、入力欄の下に置くとき。'],
  avoid: [{ when: 'ファンに残りの数を伝える', instead: '`StockLabel`' }],
  anatomy: [
    { part: '知らせ', note: 'ブースで多く売れた種類と、どうすれば解消するか。' },
    { part: '行', note: '種類ごと。種類のない商品は一行。', at: 'tbody tr' },
    { part: 'ファンの見え方', note: '`StockLabel` と同じことば。' },
    {
      part: 'ボタン',
      note: '数え始める・数え直す・増減する。どれも `StockDialog` を開く。',
      at: 'button',
    },
  ],
  words: { about: ['数え直す', 'M'], oversold: ['M', '2'], oversoldHeld: ['4'] },
  related: { StockDialog: 'ボタンで開く', StockLabel: '中に使う', ProductForm: '下に置く' },
  props: {
    items: '種類ごとの在庫。数えていない種類は `onHand` が `null`。',
    onAdjust: '増減するボタンで、その種類を受け取る。',
    onCount: '数え始める・数え直すボタンで、その種類を受け取る。',
    fewLeft: '残りの数をファンに伝え始める数。クラブの設定から渡す。',
    status: '公開していない商品は、ファンに見えない。',
  },
};
