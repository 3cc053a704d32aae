import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の公開の状態',
  reading: 'しょうひんのこうかいのじょうたい',
  search: ['販売中', '非公開', '終了'],
  purpose: '商品がファンに見えるかどうかを、ことばとしるしと形で伝えます。',
  use: ['スタッフの商品の一覧と、商品の見出しの横に置くとき。'],
  avoid: [{ when: '残りの数をファンに伝える', instead: '`StockLabel`' }],
  anatomy: [{ part: 'しるし', note: '丸は販売中、閉じた目は非公開、バツは販売終了。', at: 'svg' }],
  related: { StaffProductList: '行の中に置く', StockLabel: 'ファンが読む残りの数' },
  props: { status: '非公開はしばらくの間、販売終了はもう売らないとき。' },
};
