export const lineCallbackPanelMessages = {
  title: 'ログイン',
  pending: 'ログインしています',
  failed: 'ログインできませんでした。もう一度お試しください。',
  retry: 'ログイン画面へ戻る',
  ask: (name: string | undefined) =>
    name === undefined
      ? 'このブラウザでログインしますか？'
      : `このブラウザで「${name}」としてログインしますか？`,
  askHelp:
    'LINEでの確認が、はじめとは別のブラウザで終わりました。ご自身の操作でないときは、キャンセルしてください。',
  go: 'ログインする',
  cancel: 'キャンセル',
};

export type LineCallbackPanelMessages = typeof lineCallbackPanelMessages;
