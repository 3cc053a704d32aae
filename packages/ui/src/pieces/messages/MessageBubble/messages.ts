export const messageBubbleMessages = {
  own: '自分',
  player: '選手',
  menu: 'メッセージのメニュー',
  delete: '削除',
  reportMenu: '通報のメニュー',
  report: '通報する',
  expand: '続きを読む',
  collapse: '閉じる',
  openImage: '画像を開く',
  openVideo: '動画を再生',
  sending: '送信中',
  sendingShare: (percent: number) => `送信中 ${percent}%`,
  unsent: '未送信',
  unsentNote: '電波が戻ると自動で送ります',
  resend: '再送する',
  discard: '取り消す',
  cancel: 'キャンセル',
};

export type MessageBubbleMessages = typeof messageBubbleMessages;
