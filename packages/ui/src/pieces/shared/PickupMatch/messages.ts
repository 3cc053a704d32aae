export const pickupMatchMessages = {
  versus: (opponent: string) => `対 ${opponent}`,
  canceled: '試合は中止になりました',
  postponed: '試合は延期になりました',
};

export type PickupMatchMessages = typeof pickupMatchMessages;
