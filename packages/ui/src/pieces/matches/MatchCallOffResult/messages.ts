import { formatCount, formatListDateTime, formatShortDay } from '../../../format/internal';

const states = { postponed: '延期', canceled: '中止' };

export const matchCallOffResultMessages = {
  title: '中止・延期の結果',
  made: (at: string, by: string | null, state: keyof typeof states) =>
    `${formatListDateTime(at)}に${by === null ? '' : `${by}さんが`}${states[state]}にしました。`,
  moved: (orders: number, day: string, opponent: string) =>
    `${formatCount(orders)}件の注文を、${formatShortDay(day)} 対 ${opponent} に移しました。`,
  stays: (orders: number) => `${formatCount(orders)}件の注文は、この試合のまま預かっています。`,
  nobody: 'この試合で受け取る注文はありませんでした。',
  soon: (fans: number) => `まもなく、${formatCount(fans)}人へのお知らせを始めます。`,
  running: (fans: number, notified: number) =>
    `${formatCount(fans)}人のうち${formatCount(notified)}人へのお知らせを終えました。`,
  done: (fans: number) =>
    `${formatCount(fans)}人へのお知らせを終えました。通知を受け取れない方には、アプリの注文に出ています。`,
  undone: '元に戻しました。お知らせは送っていません。',
  canUndo: '10秒のあいだ、元に戻せます。',
  undo: (seconds: number) => `元に戻す（あと${seconds}秒）`,
  left: '元に戻せる残り時間',
  seconds: (seconds: number) => `${seconds}秒`,
};

export type MatchCallOffResultMessages = typeof matchCallOffResultMessages;
