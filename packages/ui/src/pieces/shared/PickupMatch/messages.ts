export const pickupMatchMessages = {
  day: (month: number, date: number, weekday: number) =>
    `${month}月${date}日（${'日月火水木金土'[weekday]}）`,
  versus: (opponent: string) => `対 ${opponent}`,
  canceled: '試合は中止になりました',
  postponed: '試合は延期になりました',
};

export type PickupMatchMessages = typeof pickupMatchMessages;
