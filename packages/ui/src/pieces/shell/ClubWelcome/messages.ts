export const clubWelcomeMessages = {
  team: '湊スカーレッツ',
  label: 'OFFICIAL FAN CLUB',
  slogan: 'この街と、駆け抜ける。',
  checking: 'サーバーに接続しています',
  missing: 'サーバーに接続できません',
  missingHelp: 'サーバーから応答がありません。しばらくしてから、もう一度お試しください。',
  retry: 'もう一度試す',
  stillMissing: 'まだサーバーに接続できません',
  ready: 'サーバーに接続しました',
  readyHelp: 'ファンクラブの画面は、ただいま準備中です。',
};

export type ClubWelcomeMessages = typeof clubWelcomeMessages;
