import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'タブ',
  search: ['切り替え', '分類', 'カテゴリー', '絞り込み', 'TabList'],
  purpose: '同じ画面の中で、見るものの分類を切り替えられます。矢印キーでも移れます。',
  use: [
    '商品の種類など、並んだ分類の一つを見るとき。',
    '分類が画面の幅より多く、横に送って選ぶとき。',
  ],
  avoid: [
    { when: '別の画面へ移る', instead: '`TabBar` か `TextLink`' },
    { when: '入力する値を選ぶ', instead: '`RadioGroup`' },
    { when: '設定を入れたり切ったりする', instead: '`Switch`' },
  ],
  anatomy: [
    { part: 'タブの列', note: '幅が足りなければ横に送れる。選んだタブが中央に来る。' },
    { part: 'タブ', note: '短い名前。選んだものは色と下線で分かる。', at: 'button' },
    { part: '中身', note: '`children` があるとき、列の下に出る。' },
  ],
  related: {
    TabBar: '画面どうしを移る、下の帯',
    ShopCategories: 'ショップの分類',
    RadioGroup: '値を一つ選ばせる',
  },
  props: {
    bleed: '列を画面の両端まで広げ、端まで送れるようにする。始まりは中身にそろう。',
    children: '選んだタブの中身。省くと列だけになる。',
    items: 'タブの `id` と名前を、並べる順に渡す。',
    label: '列の読み上げの名前。',
    selected: '選んでいるタブの `id`。',
  },
};
