import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫の表示',
  reading: 'ざいこのひょうじ',
  search: ['残り', '売り切れ', '品切れ', '在庫', '支払い中'],
  purpose:
    '商品の残りがわずかなこと、ほかの方が支払っていること、売り切れたこと、まだ売っていないこと、販売が終わったことを、ことばとしるしで伝えます。',
  use: ['商品の値段のそばで、いま買える数が少ないか、ないとき。'],
  avoid: [
    { when: '数量がお一人様の上限を超えた', instead: '`QuantityField`' },
    { when: '買えない理由と、次にすること', instead: '`QuantityForm`' },
  ],
  anatomy: [
    {
      part: 'しるし',
      note: '箱は残りがわずか、時計は支払い中、バツは売り切れと販売終了、錠は販売の始まる前。色だけでは分けない。',
      at: 'svg',
    },
    {
      part: 'ことば',
      note: '残りは点数まで。支払い中は、戻ることもあるので売り切れと分ける。',
      at: 'span',
    },
    {
      part: '残り時間',
      note: '販売の始まる24時間前から。読み上げず、動きを減らす設定では出さない。',
    },
  ],
  words: { few: [3], opens: ['2026.12.01 10:00'], countdown: [1, 23, 45] },
  related: {
    ProductPage: '値段の下に置く',
    QuantityForm: '買えないときに、ボタンのところで理由を伝える',
  },
  props: {
    stock:
      '商品の在庫。数えていない商品や、十分にある商品では省き、何も出さない。販売の始まる前と終わったあとは `withSale` が作る。',
  },
};
