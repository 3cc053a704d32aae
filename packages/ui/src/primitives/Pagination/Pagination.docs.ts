import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ページ送り',
  reading: 'ぺーじおくり',
  search: ['前へ', '次へ', '前の日', 'ページネーション', 'Pager'],
  purpose: 'いまどこを見ているかを伝え、前と次へ進めるようにします。',
  use: ['一覧をページに分けたとき。', '日や月を一つずつ前後に見るとき。'],
  avoid: [
    { when: '読み進めると続きが届く一覧', instead: '`InfiniteList`' },
    { when: '同じ画面の中で切り替える', instead: '`Tabs`' },
  ],
  anatomy: [
    { part: '前へのリンク', note: '最初のページでは出さない。', at: 'a:first-child' },
    { part: 'いまの場所', note: 'ページの範囲か、日付。', at: 'p' },
    { part: '次へのリンク', note: '最後のページでは出さない。', at: 'a:last-child' },
  ],
  kinds: { align: { start: '行の初めに寄せる。', end: '行の終わりに寄せる。' } },
  related: {
    Table: '表の下に置く',
    IconButton: '前と次のリンク',
    StaffOrderList: '注文の一覧のページ',
    TillDay: '前の日と次の日',
  },
  props: {
    label: '読み上げの名前。',
    next: '次のページの名前と行き先。最後のページでは null。',
    previous: '前のページの名前と行き先。最初のページでは null。',
  },
};
