export const matchHeroNamesMessages = {
  winningPitcher: (name: string) => `勝利投手 ${name}`,
  hero: (name: string) => `本日のヒーロー ${name}`,
};

export type MatchHeroNamesMessages = typeof matchHeroNamesMessages;
