import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ブースの記録',
  reading: 'ぶーすのきろく',
  search: ['売店', '物販', '未送信', '取り消し'],
  purpose: 'いま何を売ったかと、まだ送っていないものを見せ、まちがいを取り消せるようにします。',
  use: ['ブースの画面で、商品の一覧の上に置くとき。'],
  avoid: [{ when: 'お金の出入りを見る', instead: '`TillEntries`' }],
  anatomy: [
    { part: '記録した知らせ', note: 'いま記録したもの。読み上げもする。' },
    {
      part: '印',
      note: '記録した、送るのを待つ、取り消した、受け付けられなかった。',
      at: 'li svg',
    },
    { part: '取り消す', note: 'たずねてから取り消す。', at: 'li button' },
    { part: '注意の文', note: '在庫より多く売れたとき、まだ送っていないとき。' },
  ],
  words: {
    sold: ['フェイスタオル', 2, 3600, false],
    detail: ['cash', 2, 3600],
    short: [2],
    undoTitle: ['フェイスタオル'],
    undoHelp: [3600],
  },
  related: { BoothGoods: '下に置く', BoothSale: '記録する' },
  props: {
    items: '売ったもの。新しい順。',
    last: 'いま一度に記録したものの番号。',
    onUndo: '取り消すと決めたときに、理由の文と一緒に呼ぶ。',
  },
};
