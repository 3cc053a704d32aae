import { formatCount, formatShortDay } from '../../../format/internal';

export const matchStateFormMessages = {
  title: '状態と結果',
  help: {
    planned: '予定の試合です。',
    on: '行うことが決まった、または行っている試合です。',
    postponed: '延期しました。新しい日が決まったら、日を保存してから予定に戻します。',
    canceled: '中止しました。窓口は開きません。',
    finished: '終了した試合です。',
  },
  moved: (orders: number, day: string, opponent: string) =>
    `予定に戻しても、${formatShortDay(day)} 対 ${opponent} に移した${formatCount(orders)}件の注文は、移した先に残ります。`,
  to: {
    planned: '予定に戻す',
    on: '開催にする',
    postponed: '延期にする…',
    canceled: '中止にする…',
    finished: '終了にする',
  },
  backToOn: '終了を取り消す',
  move: '残った注文を移す…',
  outcome: '勝敗',
  outcomes: { won: '勝ち', lost: '負け', drawn: '引き分け', open: 'つけない' },
  result: '結果',
  resultHint: '「3 - 2 延長10回」のように1行で。なくても終了にできます。',
  saveResult: '結果を保存',
};

export type MatchStateFormMessages = typeof matchStateFormMessages;
