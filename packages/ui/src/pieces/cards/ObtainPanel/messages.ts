export const obtainPanelMessages = {
  title: 'カードの受け取り',
  asking: 'カードを確認しています',
  stored: 'カードをお預かりしました',
  storedHelp:
    '電波が届かないため、読み取った内容をこの端末に保存しました。電波が戻ると、カードを自動で受け取ります。',
  album: 'コレクションを見る',
  failed: 'カードを取得できませんでした。',
  next: 'トップに戻ります。',
};

export type ObtainPanelMessages = typeof obtainPanelMessages;
