export const nextMatchMessages = {
  next: { title: '次の試合', label: 'NEXT MATCH' },
  today: { title: '本日の試合', label: 'MATCH DAY' },
  versus: '対',
  starts: '試合開始',
  startOpen: '開始時刻は未定です',
  gates: (time: string) => `開門 ${time}`,
  canceled: '試合は中止です',
  postponed: '試合は延期です',
  result: '試合結果',
  tomorrow: '明日',
  pickups: (count: number) => `受け取り待ちの品 ${count}件`,
  calendar: 'カレンダーに追加',
  calendarOf: (opponent: string) => `対 ${opponent}の試合をカレンダーに追加`,
  schedule: '試合日程',
};

export type NextMatchMessages = typeof nextMatchMessages;
