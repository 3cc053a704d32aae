import { formatListTime, formatYen } from '../../../format';

export const handOverSettlementMessages = {
  first: '記録した受け渡し',
  second: 'あとから届いた受け渡し',
  made: (at: string, by: string | null) =>
    by === null ? formatListTime(at) : `${formatListTime(at)} ${by}`,
  taken: (means: 'cash' | 'other', amount: number) =>
    `${means === 'cash' ? '現金' : 'その他'} ${formatYen(amount)}`,
  notCounted: '数えていません',
  question: 'どうしましたか',
  twice: { goods: '品物が2つ出た', record: '記録だけの重なり', refund: '返金した' },
  other: { goods: '品物が出た', record: '記録だけの間違い', refund: '返金した' },
  chooseOne: 'どうしたかを選んでください。',
  note: '確かめたこと',
  noteHint: '例: お客様に1つ返していただいた',
  noteMissing: '確かめたことを入力してください。',
  submit: '確かめを終える',
  settled: (what: string, at: string, by: string | null) =>
    `${what}（${formatListTime(at)}${by === null ? '' : ` ${by}`}）`,
};
