/** A match of the season; `inDays` from today, times as clocks show them. */
export type Match = {
  inDays: number;
  starts: string;
  opponent: string;
  ground: string;
  state: 'planned' | 'on' | 'postponed' | 'canceled' | 'finished';
  result?: string;
  outcome?: 'won' | 'lost' | 'drawn';
  /** Jersey numbers of who has decided it. */
  winningPitcher?: string;
  hero?: string;
  /** The login ID of who has closed it. */
  closedBy?: string;
};

const home = '湊ハーバースタジアム';

/** Gates two hours before the start; the counter has the hours of club.json. */
export const matchHours = { gates: '11:00', counterFrom: '10:00', counterTo: '16:30' };

const past = (
  inDays: number,
  opponent: string,
  [result, outcome]: [string, NonNullable<Match['outcome']>],
  more: Pick<Match, 'winningPitcher' | 'hero' | 'closedBy'> = {},
): Match => ({
  inDays,
  starts: '13:00',
  opponent,
  ground: home,
  state: 'finished',
  result,
  outcome,
  ...more,
});

const coming = (inDays: number, opponent: string, ground = home): Match => ({
  inDays,
  starts: '13:00',
  opponent,
  ground,
  state: 'planned',
});

/** Home games only: at others the club has no counter. Today there is one. */
export const matches: readonly Match[] = [
  past(-77, '港南マリナーズ', ['湊 4 - 2 港南', 'won'], { winningPitcher: '11', hero: '24' }),
  past(-63, '北嶺ウルブス', ['湊 1 - 5 北嶺', 'lost'], { closedBy: 'sano' }),
  past(-49, '瀬戸内ブルーウェーブス', ['湊 3 - 3 瀬戸内', 'drawn']),
  past(-35, '東雲フェニックス', ['湊 6 - 0 東雲', 'won'], { winningPitcher: '18', hero: '18' }),
  { ...coming(-28, '東雲フェニックス'), state: 'canceled' },
  past(-21, '港南マリナーズ', ['湊 2 - 1 港南', 'won'], { winningPitcher: '1', hero: '7' }),
  past(-7, '北嶺ウルブス', ['湊 4 - 3 北嶺', 'won'], { winningPitcher: '19', hero: '55' }),
  { ...coming(0, '港南マリナーズ'), state: 'on' },
  coming(1, '港南マリナーズ'),
  { ...coming(7, '瀬戸内ブルーウェーブス'), state: 'postponed' },
  coming(14, '東雲フェニックス', '湊市民球場'),
  coming(28, '北嶺ウルブス'),
  coming(42, '瀬戸内ブルーウェーブス'),
];
