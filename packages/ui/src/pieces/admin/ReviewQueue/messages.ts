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
  more: 'ほかにもあります。上から対応すると、続きが出ます。',
};

export type ReviewQueueMessages = typeof reviewQueueMessages;
