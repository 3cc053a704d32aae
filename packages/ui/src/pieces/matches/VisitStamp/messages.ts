export const visitStampMessages = {
  title: '来場スタンプ',
  asking: 'コードを確認しています',
  count: (count: number) => `今季${count}試合目`,
  before: 'この試合のスタンプは、もう押してあります。',
  versus: (opponent: string) => `対 ${opponent}`,
  stored: 'スタンプをお預かりしました',
  storedHelp:
    '電波が届かないため、読み取ったコードをこの端末に保存しました。電波が戻ると、自動でスタンプを押します。',
  failed: 'スタンプを押せませんでした',
  failedHelp: '会場のコードを、もう一度読み取ってください。',
};

export type VisitStampMessages = typeof visitStampMessages;
