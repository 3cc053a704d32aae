import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の状態を変える',
  reading: 'しあいのじょうたいをかえる',
  search: ['延期', '中止', '終了', '結果', '勝敗', '開催'],
  purpose: '試合を開催、延期、中止、終了にします。終わった試合には、勝敗と、1行の結果を付けます。',
  use: ['スタッフの試合の画面で、`MatchForm` の横に置くとき。'],
  avoid: [{ when: '日や時刻を変える', instead: '`MatchForm`' }],
  anatomy: [
    {
      part: '勝敗',
      note: 'ファンの来場の記録で数える。終了にできる試合と、終了した試合だけ。',
      at: 'input',
    },
    { part: '結果', note: '終了にできる試合と、終了した試合だけ。', at: 'input' },
    { part: '移した注文', note: '予定に戻しても動かない注文の数と、その試合。' },
    { part: '次の状態', note: '延期と中止は、`MatchCallOffSheet` で確かめてから。', at: 'button' },
  ],
  words: { moved: [132, '2026-12-05', '北嶺ウルブス'] },
  related: { MatchStatus: 'いまの状態は、見出しの横に出る' },
  props: {
    onCallOff: '中止・延期の確認を開く。`move` は、残った注文を移すとき。',
    onState: '状態と結果を保存する。',
    outcome: '保存されている勝敗。',
    result: '保存されている結果。',
    status: 'いまの状態。',
    next: '選べる、続く状態。',
    moved: '中止・延期のとき、ほかの試合に移した注文。',
  },
};
