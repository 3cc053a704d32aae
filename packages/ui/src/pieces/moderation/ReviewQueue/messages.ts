export const reviewQueueMessages = {
  reasons: {
    harassment: 'しつこい・いやがらせ',
    whereabouts: '選手の居場所や持ち物',
    advertising: '宣伝・勧誘',
    indecent: '性的・暴力的な内容',
    impersonation: 'なりすまし',
    other: 'そのほか',
  },
  list: (reasons: readonly string[]) => reasons.join('・'),
  label: '通報の状態',
  open: '未対応',
  decided: '対応済み',
  noneOpen: '確認するものはありません',
  noneDecided: '対応したものはまだありません',
  messages: { hide: '非表示にしました', pass: '通しました' },
  senders: {
    none: '',
    warn: '注意しました',
    mute: '送信を止めました',
    suspend: '利用を止めました',
  },
  both: (message: string, sender: string) => (sender === '' ? message : `${message}・${sender}`),
  until: (time: string) => `${time}まで`,
  endless: '期限なし',
  people: (count: number) => `${count}人から`,
  from: (sender: string, topic: string) => `${sender}／${topic}`,
  same: '同じ人だけが通報したもの',
  sameHelp: 'だれが通報したかは出ません。ほかの人も通報したものは、ここにはありません。',
  passAll: (count: number) => `${count}件をすべて通す…`,
  passAllAsk: (count: number) => `${count}件をすべて通しますか？`,
  passAllHelp:
    'メッセージはそのまま残り、送った人には何も届きません。あとで、まとめて元に戻せます。',
  passAllYes: 'すべて通す',
  no: 'やめる',
  more: 'ほかにもあります。上から対応すると、続きが出ます。',
};

export type ReviewQueueMessages = typeof reviewQueueMessages;
