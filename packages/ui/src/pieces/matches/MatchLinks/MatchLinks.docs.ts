import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合のほかの画面',
  reading: 'しあいのほかのがめん',
  search: ['持ち物', '締める', 'リンク'],
  purpose: '一つの試合の、ほかの画面を開きます。',
  use: ['スタッフの試合の画面の、いちばん上。'],
  avoid: [{ when: '状態を変える', instead: '`MatchStateForm`' }],
  anatomy: [
    { part: '持ち物', note: '準備と片づけの画面。', at: 'a' },
    { part: '試合を締める', note: '終了と中止の試合だけ。' },
  ],
  related: { MatchPacking: '持ち物で開く', MatchClosing: '試合を締めるで開く' },
  props: { packingHref: '持ち物の画面。', closingHref: '締めるページ。終了と中止の試合にある。' },
};
