import { imageMaxBytes, messageMaxLength, videoMaxBytes } from '../../../limits.gen';

const megabytes = (bytes: number) => bytes / 1024 / 1024;

export const messageComposerMessages = {
  preview: 'プレビュー',
  readOnly: '見るだけの表示です。送信はできません。',
  label: 'メッセージ',
  placeholder: 'メッセージを入力',
  choosing: '画像か動画を選んでください',
  fileOnly: '画像・動画だけを送信します',
  send: '送信',
  remaining: (count: number) => `あと${count}文字`,
  tooLong: (over: number) =>
    `${messageMaxLength}文字以内で入力してください。（${over}文字オーバー）`,
  invisible: '目に見える文字を入力してください。',
  failed: '送信できませんでした。通信を確認して、もう一度お試しください。',
  attach: '画像・動画を添付',
  image: '画像',
  video: '動画',
  remove: '添付を取り消す',
  sending: '送信中',
  cancel: '送信を中止',
  waiting: (count: number) =>
    `未送信のメッセージが${count}件あります。通信が戻ると自動で送信します。`,
  resend: '再送する',
  fold: '入力欄をたたむ',
  unfold: 'メッセージを入力',
  unfoldDraft: '書きかけのメッセージを開く',
  chooseImage: '画像を選ぶ',
  imageRule: `.jpg、.png（${megabytes(imageMaxBytes)}MBまで）`,
  chooseVideo: '動画を選ぶ',
  videoRule: `.mp4、.mov（${megabytes(videoMaxBytes)}MBまで）`,
  format:
    '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
  imageTooLarge: `画像は${megabytes(imageMaxBytes)}MB以下にしてください。`,
  videoTooLarge: `動画は${megabytes(videoMaxBytes)}MB以下にしてください。`,
  imageOnly: '画像ファイルを選択してください。',
  videoOnly: '動画ファイルを選択してください。',
  fileRequired: 'ファイルを選択してください。',
  checkTitle: 'この内容で送信しますか？',
  checkPrivate: (name: string) => `${name}さんだけに届きます`,
  checkGroup: (name: string) => `${name}に参加している全員に届きます`,
  checkSend: '送信する',
  checkBack: '戻る',
};

export type MessageComposerMessages = typeof messageComposerMessages;
