import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'サービスの状態',
  reading: 'さーびすのじょうたい',
  search: ['障害', '決済', 'LINE', '通知', 'ジョブ'],
  purpose: 'アプリが使う外部のサービスと、裏で行う処理が動いているかを、責任者に見せます。',
  use: ['責任者が最初に開く画面に置くとき。'],
  avoid: [{ when: 'この端末の通信が切れた', instead: '`OfflineBanner`' }],
  anatomy: [
    { part: 'サービス', note: '一行に一つ。', at: 'tr' },
    { part: '状態', note: '絵と言葉。失敗していれば、いつからか。', at: 'td' },
    {
      part: 'すること',
      note: '裏で行う処理が失敗したか遅れているとき、表の下に、だれに伝えるか。',
    },
    { part: 'リンク', note: '失敗の影響を受けるものの一覧。`href` があるとき。' },
  ],
  words: {
    workingSince: ['13:30'],
    failedSince: ['13:30'],
    lateSince: ['13:10'],
    unknownSince: ['11.21'],
    failedCount: [2],
  },
  related: { AttentionTiles: '人が決めること' },
  props: {
    items: 'サービスごとの状態。読み込みの間は `null`。',
  },
};
