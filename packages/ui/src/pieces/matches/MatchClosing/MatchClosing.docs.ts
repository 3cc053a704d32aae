import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の締め',
  reading: 'しあいのしめ',
  search: ['しめ', 'shime', '精算', '売上', '過不足', '印刷', 'closing'],
  purpose:
    '試合の1枚です。売れたもの、渡したもの、残ったもの、レジにあるはずの現金と数えた現金を見て、締めます。A4に印刷できます。',
  use: ['試合が終わって、現金を数えたあと。'],
  avoid: [
    { when: '1日のレジの集計', instead: '`TillDay`' },
    { when: '試合の結果を入れる', instead: '`MatchStateForm`' },
  ],
  anatomy: [
    {
      part: '締める',
      note: '紙には出ない。受け渡し中のレジや届いていない記録を先に言う。',
      at: 'button',
    },
    { part: '紙', note: '締めたあとは、そのときの数字。', at: 'article' },
    { part: '売上', note: '支払い方法ごと。', at: 'article table' },
    { part: 'レジ', note: '過不足は、あるはずの額と数えた額の差。', at: 'article dl' },
  ],
  words: {
    match: ['2026-11-28', '港南マリナーズ', '鶴浜スタジアム'],
    closedBy: ['2026-11-22T08:40:00.000Z', '佐野 みなみ'],
    open: ['2026-11-22T08:40:00.000Z'],
    running: ['レジ1'],
    unsent: ['レジ1', 2],
    notYetCounted: ['レジ1'],
    refused: ['レジ1', 1800],
    changedOf: ['レジ1', '数えた額'],
    count: [240],
    ofOthersHelp: [3],
    refunds: [2],
    refund: ['現金', '¥1,800'],
    differs: [-100],
    more: [200, 320],
    untilDay: ['2026-12-05T14:59:59.999Z'],
  },
  related: { TillDay: 'レジを日ごとに見る', MatchStateForm: '先に試合を終了にする' },
  props: {
    closing: 'サーバーにあるページ。`present` は、締めたあとに変わったときの、いまの数字。',
    orderHrefOf: '残っている注文のページ。',
    tillHrefOf: 'レジのページ。',
  },
};
