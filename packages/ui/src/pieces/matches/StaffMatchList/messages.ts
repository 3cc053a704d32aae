export const staffMatchListMessages = {
  add: '試合を追加',
  csv: 'CSV',
  coming: 'これからの試合',
  past: 'これまでの試合',
  noneComing: 'これからの試合は、まだ入っていません。',
  month: (year: number, month: number) => `${year}年${month}月`,
  versus: (opponent: string) => `対 ${opponent}`,
  starts: (time: string) => `開始 ${time}`,
  startOpen: '開始時刻は未定',
  gates: (time: string) => `開門 ${time}`,
  counter: (from: string, to: string) => `窓口 ${from}–${to}`,
  noCounter: '窓口なし',
  between: '　',
  empty: 'まだ試合はありません',
  emptyHelp:
    '試合を追加すると、ファンのアプリにもすぐに出ます。窓口の時刻は、試合ごとに決められます。',
  loading: '試合を読み込んでいます',
};

export type StaffMatchListMessages = typeof staffMatchListMessages;
