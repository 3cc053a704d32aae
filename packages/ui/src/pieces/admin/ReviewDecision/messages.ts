export const reviewDecisionMessages = {
  label: '通報への対応',
  reports: (count: number) => `通報 ${count}人から`,
  secret: '通報した人の名前は、送った人にもスタッフにも出ません。',
  record: (fan: { joined: string; reported: number; warnings: number; stops: number }) =>
    `入会 ${fan.joined}・通報 ${fan.reported}・注意 ${fan.warnings}・停止 ${fan.stops}`,
  player: '選手です。注意や停止はできません。',
  message: 'このメッセージ',
  messages: { pass: '通す', hide: '非表示にする' },
  sender: '送った人',
  senders: {
    none: '何もしない',
    warn: '注意する',
    mute: '送信を止める',
    suspend: '利用を止める',
  },
  duration: '期間',
  days: (days: number) => (days === 1 ? '24時間' : `${days}日間`),
  reasonForFan: '本人に届く文',
  reasonForFanHint: '何が理由かを、本人が読んでわかるように書きます。',
  reasonForLog: '理由',
  reasonForLogHint: '記録に残ります。本人には届きません。',
  reasonMissing: '理由を入力してください',
  both: (message: string, sender: string | null) =>
    sender === null ? message : `${message}・${sender}`,
  button: (what: string) => `${what}…`,
  confirm: (what: string) => `「${what}」に決めますか？`,
  yes: '決める',
  no: 'やめる',
  done: { hide: '非表示にしました', pass: '通しました' },
  doneBy: (name: string | null) => name ?? 'スタッフ',
  undo: '元に戻す…',
  undoAsk: 'この対応を元に戻しますか？',
  undoHelp: 'メッセージはまた全員に見え、送信や利用の停止も終わります。',
  undoYes: '元に戻す',
};

export type ReviewDecisionMessages = typeof reviewDecisionMessages;
