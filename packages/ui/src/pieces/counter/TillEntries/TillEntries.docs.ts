import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの記録',
  reading: 'れじのきろく',
  search: ['受け取り', '訂正', '返金', '会場払い', '過不足'],
  purpose: '一台のレジのお金の出入りを、一つずつ見せます。',
  use: ['額が合わないとき、どの注文か、だれの訂正かを確かめる。'],
  avoid: [{ when: '渡した注文を見る', instead: '`RecentHandOvers`' }],
  anatomy: [
    { part: '記録', note: '時刻、種類、注文か理由、支払い方法と額。新しい順。', at: 'li' },
    { part: '注文番号', note: '注文へのリンク。', at: 'li a' },
    { part: '数えていません', note: 'あとから届いた、重ねた受け渡しのお金。合計に入らない。' },
    { part: '続きの文', note: '`more` のとき、すべてはCSVにあると伝える。' },
  ],
  words: { difference: [-100], correctedBy: ['お釣りの渡し間違い', '三浦 さとみ'] },
  related: { TillSummary: '上に置く', TillActions: '訂正を書く' },
  props: {
    items: '新しい順の記録。読み込みの間は `null`。',
    notCounted: '合計に入れていない、重ねた受け渡しのお金。なければ省く。',
    more: '出していない古い記録があるか。',
  },
};
