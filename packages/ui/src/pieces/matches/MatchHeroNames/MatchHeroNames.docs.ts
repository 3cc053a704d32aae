import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合のヒーロー',
  reading: 'しあいのひーろー',
  search: ['本日のヒーロー', '勝利投手', 'お立ち台', 'Hero'],
  purpose: '終わった試合の勝利投手と本日のヒーローを、名前で伝えます。',
  use: ['試合の行や、トップページの終わった試合に添えるとき。'],
  avoid: [{ when: 'スタッフが選手を選ぶ', instead: '`MatchHeroForm`' }],
  anatomy: [
    { part: '星', note: '飾り。読み上げない。', at: 'svg' },
    { part: '肩書きと名前', note: '選ばれた分だけ、1行ずつ。' },
  ],
  words: { winningPitcher: ['真壁 大悟'], hero: ['佐伯 颯太'] },
  related: { MatchList: '結果の下に置く', NextMatch: '今日の試合が終わったあとに出る' },
};
