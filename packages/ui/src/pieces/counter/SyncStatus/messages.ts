export const syncStatusMessages = {
  live: (time: string) => `この端末の一覧 ${time}`,
  loading: 'この端末に、未受取の一覧を用意しています。',
  waiting: (count: number) => `まだ送っていない受け渡し ${count}件`,
  offline: 'サーバーに接続できません。',
  offlineNext: (time: string) =>
    `${time} の一覧で、受け渡しを続けられます。通信が戻ると自動で送ります。`,
  offlineWithout: 'この端末に一覧がないため、注文を調べられません。通信を確認してください。',
  old: (time: string) =>
    `この端末の一覧は ${time} のものです。そのあとの取り消しは、分かりません。`,
  leaving:
    'まだ送っていない受け渡しがあるため、ログアウトできません。通信が戻って0件になってから、もう一度お試しください。',
};
