import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '来場スタンプの印刷用コード',
  reading: 'らいじょうすたんぷのいんさつようこーど',
  search: ['印刷', 'A4', '貼り紙', 'QRコード', '来場', 'Print'],
  purpose: '一つの試合の来場スタンプのコードを、A4の1枚に印刷して、入口に貼れるようにします。',
  use: ['画面を置けない入口で、紙のコードを読み取ってもらうとき。'],
  avoid: [{ when: '写真を送られるのを防ぐ', instead: '`GateCode`' }],
  anatomy: [
    { part: '説明と印刷', note: '紙には出ない。', at: 'button' },
    { part: '紙', note: '試合の日、相手、会場とコード。', at: 'article' },
  ],
  words: { versus: ['港南マリナーズ'] },
  related: {
    GateCode: '画面に見せる、変わるコード',
    MatchVisits: '試合の画面から開く',
    MatchDay: '日付に使う',
  },
  props: {
    address: 'コードに入れるアドレス。',
    match: '試合の日、相手、会場。',
    onPrint: '「印刷」を押したときに呼ぶ。',
  },
};
