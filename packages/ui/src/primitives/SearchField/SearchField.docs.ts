import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '検索欄',
  reading: 'けんさくらん',
  search: ['検索', '探す', '絞り込み', 'SearchBox', 'searchbox'],
  purpose: '番号や名前の一部を入力して、当てはまるものを探します。',
  use: ['一覧の中から、入力した文字で探すとき。'],
  avoid: [
    { when: '送る内容を入力する', instead: '`TextField`' },
    { when: '決まった中から選ぶ', instead: '`Select`' },
  ],
  anatomy: [
    { part: 'アイコン', note: '探す欄であることを示す絵。', at: 'svg' },
    { part: '入力欄', note: '読み上げの名前は `label`。', at: 'input' },
    { part: '添え字', note: '`note` があるとき。結果の件数を読み上げる。' },
    { part: '消すボタン', note: '入力があるとき。' },
  ],
  related: { PickupSearch: '注文を探すときに使う', TextField: '送る内容を入力する' },
  props: {
    label: '読み上げの名前。画面には見えない。',
    note: '入力のとなりの短い文。結果の件数など。',
    onSearch: 'Enter を押したときに呼ぶ。変換を決める Enter では呼ばない。',
  },
};
