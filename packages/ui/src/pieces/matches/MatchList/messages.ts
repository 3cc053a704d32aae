export const matchListMessages = {
  month: (year: number, month: number) => `${year}年${month}月`,
  versus: (opponent: string) => `対 ${opponent}`,
  starts: (time: string) => `${time} 試合開始`,
  startOpen: '開始時刻は未定です',
  gates: (time: string) => `開門 ${time}`,
  between: '、',
  calendarOf: (opponent: string) => `対 ${opponent}の試合をカレンダーに追加`,
  coming: { title: 'これからの試合', label: 'COMING' },
  past: { title: 'これまでの試合', label: 'RESULTS' },
  empty: '試合の予定はまだありません',
  emptyHelp: '日程が決まると、ここに並びます。',
};

export type MatchListMessages = typeof matchListMessages;
