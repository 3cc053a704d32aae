import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の一覧（スタッフ）',
  reading: 'しょうひんのいちらん',
  search: ['表', '在庫', '並べ替え'],
  purpose:
    '商品を店に並ぶ順に、在庫と公開の状態とともに見せます。スマートフォンでは一点ずつの枠になります。',
  use: ['スタッフの商品の画面に置くとき。'],
  avoid: [{ when: 'ファンの店', instead: '`ProductGrid`' }],
  anatomy: [
    {
      part: '追加と並べ替え',
      note: '並べ替えているあいだは、保存とやめるに変わる。CSVと値札も開ける。',
    },
    { part: '状態', note: '公開の状態で絞り込む。', at: '[role="tablist"]' },
    {
      part: '行',
      note: 'どこを押しても商品が開く。種類があれば、種類ごとに在庫が並ぶ。',
      at: 'tbody tr',
    },
  ],
  words: {
    up: ['タオル'],
    down: ['タオル'],
  },
  related: {
    ProductForm: '行を押すと開く',
    OptionTable: '在庫を変える',
    PriceTags: '値札を印刷する',
    ProductState: '行の中に使う',
  },
  props: {
    items: '販売終了の商品も含む、すべての商品。読み込む間は `null`。',
    filter: '見せる状態。空ならすべて。',
    sorting: '並べ替えの状態。並び順は、保存したときに一度だけ送る。',
  },
};
