export const lineLoginPanelMessages = {
  title: 'ファンクラブ',
  line: 'LINEでログイン',
  starting: 'LINEに接続しています',
  note: 'ログイン時にLINEのアカウント名とプロフィール画像を取得します。',
  failed: 'LINEに接続できませんでした。通信を確認して、もう一度お試しください。',
  toPlayer: '選手の方はこちら',
  commerce: '特定商取引法に基づく表記',
  privacy: 'プライバシーポリシー',
};

export type LineLoginPanelMessages = typeof lineLoginPanelMessages;
