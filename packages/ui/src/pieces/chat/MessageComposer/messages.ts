export const messageComposerMessages = {
  label: 'メッセージ',
  placeholder: 'メッセージを入力',
  send: '送信',
  remaining: (count: number) => `あと${count}文字`,
  tooLong: (over: number) => `1000文字以内で入力してください。（${over}文字オーバー）`,
  failed: '送信できませんでした。通信を確認して、もう一度お試しください。',
};

export type MessageComposerMessages = typeof messageComposerMessages;
