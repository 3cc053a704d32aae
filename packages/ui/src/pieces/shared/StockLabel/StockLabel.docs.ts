import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫の表示',
  reading: 'ざいこのひょうじ',
  search: ['残り', '売り切れ', '品切れ', '在庫', '支払い中'],
  purpose:
    '商品の残りがわずかなこと、ほかの方が支払っていること、売り切れたことを、ことばとしるしで伝えます。',
  use: ['商品の値段のそばで、いま買える数が少ないか、ないとき。'],
  avoid: [
    { when: '数量がお一人様の上限を超えた', instead: '`QuantityField`' },
    { when: '買えない理由と、次にすること', instead: '`QuantityForm`' },
  ],
  anatomy: [
    {
      part: 'しるし',
      note: '箱は残りがわずか、時計は支払い中、バツは売り切れ。色だけでは分けない。',
      at: 'svg',
    },
    {
      part: 'ことば',
      note: '残りは点数まで。支払い中は、戻ることもあるので売り切れと分ける。',
      at: 'span',
    },
  ],
  words: { few: [3] },
  related: {
    ProductPage: '値段の下に置く',
    QuantityForm: '買えないときに、ボタンのところで理由を伝える',
  },
  props: {
    stock: '商品の在庫。数えていない商品や、十分にある商品では省き、何も出さない。',
  },
};
