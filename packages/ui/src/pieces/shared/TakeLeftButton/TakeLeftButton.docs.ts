import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '残りの分にするボタン',
  reading: 'のこりのぶんにするぼたん',
  search: ['在庫不足', '数量を直す', '残り', '足りない', 'カートから外す'],
  purpose: '注文したい数が足りないときに、残っている数へ一度押すだけで直します。',
  use: ['カート、商品のページ、注文の確認で、足りないことを伝える文のすぐ下。'],
  avoid: [
    { when: '残りの少なさだけを伝える', instead: '`StockLabel`' },
    { when: '数量を自由に変える', instead: '`QuantityField`' },
  ],
  anatomy: [
    {
      part: 'ボタン',
      note: '残りがあれば「残り3点にする」、なければ「カートから外す」。読み上げでは商品名を添える。',
      at: 'button',
    },
  ],
  words: { take: [3], of: ['残り3点にする', 'フェイスタオル'] },
  related: {
    StockLabel: '残りの少なさを伝える',
    CartRow: '足りない商品の下に置く',
    ConfirmSummary: '足りない商品の下に置く',
    OrderForm: '足りない商品の下に置く',
  },
  props: {
    itemName: '商品名。種類があれば添える。商品が一つだけのページでは省く。',
    left: '注文できる残りの数。0 なら、カートから外すボタンになる。',
    onTake: '押したときに、残りの数で呼ぶ。0 は外すこと。',
  },
};
