import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文の一覧（スタッフ）',
  reading: 'ちゅうもんのいちらん',
  search: ['表', 'テーブル', '検索結果'],
  purpose: '条件に合う注文を、広い画面では表、スマートフォンでは一件ずつの枠で並べます。',
  use: ['スタッフの注文の画面で、条件の下に置くとき。'],
  avoid: [
    { when: 'ファンの注文履歴', instead: '`OrderList`' },
    { when: '窓口で探した注文', instead: '`PickupSearchResults`' },
  ],
  anatomy: [
    { part: '見出し', note: '広い画面だけに出る。読み上げには、いつもある。', at: 'thead' },
    { part: '行', note: 'どこを押しても注文が開く。', at: 'tbody tr' },
    { part: 'ページ', note: '何件目かと、前後のページ。', at: 'nav' },
  ],
  words: {
    item: ['フェイスタオル', 2],
    more: [3],
    due: ['¥1,320'],
    range: ['1', '50', '97'],
  },
  related: { StaffOrderFilters: '上に置く', StaffOrderDetails: '行を押すと開く' },
  props: {
    clearHref: '条件のないアドレス。合う注文がないときに使う。条件がなければ `undefined`。',
    items: 'このページの注文。読み込む間は `null`。',
    page: 'ページの番号、一ページの件数、全体の件数と、ページのアドレスを作る関数。',
  },
};
