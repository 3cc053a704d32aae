import { type Change, messages as serverMessages } from '../../messages.ts';

export const messages = {
  changed: (change: Change) =>
    `この試合は、${serverMessages.changed(change)}。いまの内容を確かめてください。入力したものは残っています。`,
  stateChanged: (change: Change) =>
    `この試合の状態は、${serverMessages.changed(change)}。いまの状態を確かめてください。`,
  notOnDay: '試合の日の時刻を入れてください。',
  gatesAfterStart: '開始より前の時刻を入れてください。',
  counterHalf: '窓口は、開く時刻と閉じる時刻の両方を入れてください。',
  counterEnd: '窓口を開く時刻より後の、24時間以内の時刻を入れてください。',
  noSuchCard: 'このカードは見つかりません。もう一度選んでください。',
  resultTooEarly: '結果は、終了した試合にだけ入れられます。',
  outcomeTooEarly: '勝敗は、終了した試合にだけ入れられます。',
  noSuchMatch: 'この番号の試合はありません。新しい試合は、空欄にしてください。',
  severalOnDay: '同じ日に同じ相手の試合が2つ以上あります。試合番号を入れてください。',
  sameMatch: (line: number) => `行 ${line} と同じ試合です。`,
  notPossible: (from: string, to: string) => `「${from}」から「${to}」には変えられません。`,
  hero: {
    notFinished: '終了した試合にだけ選べます。先に、試合を終了にしてください。',
    changed: (name: string | null | undefined) =>
      `ほかの人が先に${name ? `${name}さんに` : '取り消しに'}しました。いまの内容を確かめてください。`,
    noSuchPlayer: 'この選手は見つかりません。もう一度選んでください。',
  },
  newDayMissing: '先に、今日以降の新しい日を保存してください。',
};
