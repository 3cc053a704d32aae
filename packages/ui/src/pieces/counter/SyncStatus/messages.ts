import { formatCount } from '../../../format/internal';

export const syncStatusMessages = {
  live: (time: string, count: number) =>
    `この端末の一覧 ${time}・オフライン用に ${formatCount(count)}件`,
  loading: 'この端末に、未受取の一覧を用意しています。',
  part: (count: number) =>
    `オフライン用に ${formatCount(count)}件まで保存しました。残りを読み込んでいます。`,
  waiting: (count: number) => `まだ送っていない記録 ${count}件`,
  offline: 'サーバーに接続できません。',
  offlineNext: (time: string, count: number) =>
    `${time} の一覧（${formatCount(count)}件）で、受け渡しを続けられます。通信が戻ると自動で送ります。`,
  offlinePart: (count: number) =>
    `この端末の一覧は、途中の ${formatCount(count)}件までです。ほかの注文は、通信が戻るまで調べられません。`,
  offlineWithout: 'この端末に一覧がないため、注文を調べられません。通信を確認してください。',
  old: (time: string) =>
    `この端末の一覧は ${time} のものです。そのあとの取り消しは、分かりません。`,
  leaving:
    'まだ送っていない記録があるため、ログアウトできません。通信が戻って0件になってから、もう一度お試しください。',
};
