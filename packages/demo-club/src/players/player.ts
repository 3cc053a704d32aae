/** 1 pitcher, 2 catcher, 3 infielder, 4 outfielder. */
export type Position = 1 | 2 | 3 | 4;

/** Throws and bats: 1 right, right; 2 right, left; 3 left, right; 4 left, left. */
export type Batting = 1 | 2 | 3 | 4;

export type Player = {
  jerseyNumber: string;
  nameJapanese: string;
  nameRomaji: string;
  position: Position;
  birthYear: number;
  height: number;
  weight: number;
  birthPlace: string;
  school: string;
  batting: Batting;
  message: string;
  loginId: string;
};
