export const matchPickerMessages = {
  label: '受け取る試合',
  counter: (from: string, to: string) => `受け取り窓口 ${from}〜${to}`,
  replaced: '選んだ試合では受け取れなくなりました。いまは、いちばん近い試合です。',
};

export type MatchPickerMessages = typeof matchPickerMessages;
