export const loadFailureMessages = {
  title: '読み込めませんでした',
  help: '通信を確認して、もう一度お試しください。',
  offline: 'オフラインです',
  offlineHelp: '電波のよいところで、もう一度お試しください。',
  retry: 'もう一度読み込む',
};

export type LoadFailureMessages = typeof loadFailureMessages;
