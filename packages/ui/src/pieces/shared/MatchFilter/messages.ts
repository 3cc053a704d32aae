export const matchFilterMessages = {
  label: '試合',
  all: 'すべて',
  unknown: (id: string) => `試合番号 ${id}`,
};

export type MatchFilterMessages = typeof matchFilterMessages;
