import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '一日のレジ',
  reading: 'いちにちのれじ',
  search: ['集計', '現金', '日ごと', 'CSV'],
  purpose: '一日にお金を受け取ったレジをすべて並べ、合計を見せます。',
  use: ['責任者が、その日の会場払いを数えるとき。'],
  avoid: [{ when: 'いま使っているレジを見る、終える', instead: '`DeskList`' }],
  anatomy: [
    { part: '日', note: '前の日と次の日へ移れる。', at: 'nav' },
    { part: '試合', note: '選ぶと、日の代わりに試合のレジ。', at: 'select' },
    { part: '合計', note: 'すべてのレジにあるはずの額。', at: 'dl' },
    { part: 'レジ', note: '`TillSummary` が並ぶ。', at: 'li' },
    { part: 'CSV', note: 'その日のすべての記録を保存する。', at: 'button' },
  ],
  words: { corrected: ['-¥500'] },
  related: { TillSummary: '一台の集計', DeskList: '使っているレジ' },
  props: {
    matches: '選べる試合と、選んだ試合。',
    csv: '保存のボタンを押したときの処理と、保存の途中か。',
    items: 'その日のレジ。読み込みの間は `null`。',
    nextHref: '次の日のアドレス。今日は `null`。',
    other: 'すべてのレジの、現金でない支払いの合計。',
  },
};
