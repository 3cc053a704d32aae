export const cardGridMessages = {
  locked: (jerseyNumber: string) =>
    jerseyNumber ? `未取得のカード、背番号${jerseyNumber}` : '未取得のカード',
};

export type CardGridMessages = typeof cardGridMessages;
