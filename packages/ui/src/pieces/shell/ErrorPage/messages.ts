export const errorPageMessages = {
  notFound: 'error page',
  notFoundHelp: 'お探しのページは見つかりませんでした。',
  crashed: 'ページを表示できませんでした',
  crashedHelp: '通信を確認して、もう一度読み込んでください。',
  home: 'ホームへ戻る',
  reload: '読み込み直す',
  system: 'システムエラーが発生しました。',
  failed: 'エラーが発生しました。',
  unreachable: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
  sessionEnded: 'ログインの有効期限が切れました。',
};

export type ErrorPageMessages = typeof errorPageMessages;
