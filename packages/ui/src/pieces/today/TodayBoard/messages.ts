export const todayBoardMessages = {
  loading: '読み込んでいます',
  live: (time: string) => `${time} 現在・自動で更新`,
  late: (time: string) => `${time} 現在・通信が切れています`,
};
