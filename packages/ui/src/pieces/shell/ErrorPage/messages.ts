export const errorPageMessages = {
  notFound: 'error page',
  notFoundHelp: 'お探しのページは見つかりませんでした。',
  crashed: 'ページを表示できませんでした',
  crashedHelp: '通信を確認して、もう一度読み込んでください。',
  notLoaded: 'ページを読み込めませんでした',
  notLoadedHelp: '通信が戻ると、自動で読み込み直します。',
  home: 'ホームへ戻る',
  reload: '読み込み直す',
};

export type ErrorPageMessages = typeof errorPageMessages;
