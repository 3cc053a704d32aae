import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の入力欄',
  reading: 'しあいのにゅうりょくらん',
  search: ['日程', '開門', '窓口', '競合'],
  purpose: '試合の日、対戦相手、会場、開始と開門、窓口の時刻、本日のカードを書いて保存します。',
  use: ['スタッフが試合を追加するとき、変えるとき。'],
  avoid: [{ when: '延期や中止、結果', instead: '`MatchStateForm`' }],
  anatomy: [
    { part: '知らせ', note: '`conflict` のとき。ほかの人が変えた欄の、いまの内容。' },
    { part: '入力欄', note: '必須は日、対戦相手、会場。', at: 'input' },
    { part: '保存', note: 'Ctrl+S か Ctrl+Enter でも保存する。', at: 'button[type="submit"]' },
  ],
  words: {
    changed: [2],
    theirs: ['会場'],
    conflict: ['2026.11.22 13:21', '佐野 みなみ'],
    card: ['18', '佐伯 颯太', 'ゴールド'],
  },
  related: { MatchStateForm: '横に置く', StaffMatchList: '行を押すと開く' },
  props: {
    cards: '本日のカードに選べるカード。',
    changes: '保存されていない欄の数。',
    conflict: '入力と違う内容を、ほかの人が先に保存した欄。',
    fieldErrors: 'サーバーが欄ごとに伝えた、直し方。',
    kind: '追加か、ある試合の変更か。',
    onUndo: '保存されている内容に戻す。',
  },
};
