import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの集計',
  reading: 'れじのしゅうけい',
  search: ['現金', 'あるはずの額', '会場払い', '締め', '釣銭準備金', '過不足'],
  purpose: '一台のレジで受け取ったお金と、いまあるはずの額を見せます。',
  use: ['責任者が、レジの現金を数えて合わせるとき。'],
  avoid: [{ when: 'クラブ全体の売上', instead: '`SalesSummary`' }],
  anatomy: [
    { part: '名前', note: '記録の画面へのリンク。', at: 'a' },
    { part: '状態', note: '受け渡し中か、終了したか。', at: 'header > span' },
    { part: '訂正あり', note: '訂正した額があるとき。' },
    { part: '表', note: '支払い方法ごとの、受け取り、訂正、あるはずの額。', at: 'table' },
    { part: '現金', note: '開始額、あるはずの現金、数えた額、過不足。どちらかを記録したら出る。' },
  ],
  words: {
    returned: ['1'],
    count: ['31'],
    countedBy: ['16:40', '三浦 さとみ'],
    differs: [-100],
    changed: [1320],
    unsent: [2, '13:40'],
    sum: ['現金', '¥6,930'],
  },
  related: { TillDay: '一日のレジを並べる', TillEntries: '一つずつの記録' },
  props: {
    carried: '同じ日の前の試合から残った現金。開始額があるときは省く。',
    cash: '現金の件数、受け取った額、訂正、あるはずの額、数えていない額。',
    counted: '最後に数えた額と、そのときあるはずだった額。まだなら `null`。',
    drawer: '開始額と、現金のあるはずの額の合計。',
    float: '開始額。まだなら `null`。',
    href: '記録の画面のアドレス。その画面では省く。',
    open: '今日まだ受け渡しをしているか。',
    unsent: '端末から届いていない受け渡しの数。わからなければ `null`。',
  },
};
