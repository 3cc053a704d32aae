export type Fan = {
  /** The fan's LINE user id (`sub`). */
  sub: string;
  name: string;
  email: string;
  favoritePlayer?: string;
  joinedDaysAgo: number;
};

/** The first fan has joined a season ago; the last joined yesterday. */
export const fans: readonly Fan[] = [
  {
    sub: 'demo-fan-01',
    name: '湊 さくら',
    email: 'sakura@example.com',
    favoritePlayer: '7',
    joinedDaysAgo: 214,
  },
  {
    sub: 'demo-fan-02',
    name: 'たけのうち',
    email: 'takenouchi@example.com',
    favoritePlayer: '18',
    joinedDaysAgo: 230,
  },
  {
    sub: 'demo-fan-03',
    name: '三塁側の母',
    email: 'sanrui@example.com',
    favoritePlayer: '10',
    joinedDaysAgo: 205,
  },
  {
    sub: 'demo-fan-04',
    name: 'ケンジ',
    email: 'kenji@example.com',
    favoritePlayer: '55',
    joinedDaysAgo: 198,
  },
  {
    sub: 'demo-fan-05',
    name: 'くろねこ',
    email: 'kuroneko@example.com',
    favoritePlayer: '1',
    joinedDaysAgo: 176,
  },
  {
    sub: 'demo-fan-06',
    name: '港のパン屋',
    email: 'panya@example.com',
    favoritePlayer: '22',
    joinedDaysAgo: 170,
  },
  {
    sub: 'demo-fan-07',
    name: 'ゆうなぎ',
    email: 'yunagi@example.com',
    favoritePlayer: '3',
    joinedDaysAgo: 165,
  },
  {
    sub: 'demo-fan-08',
    name: 'マサ',
    email: 'masa@example.com',
    favoritePlayer: '24',
    joinedDaysAgo: 168,
  },
  {
    sub: 'demo-fan-09',
    name: '灯台もり',
    email: 'todai@example.com',
    favoritePlayer: '11',
    joinedDaysAgo: 172,
  },
  {
    sub: 'demo-fan-10',
    name: 'はるか',
    email: 'haruka@example.com',
    favoritePlayer: '31',
    joinedDaysAgo: 141,
  },
  {
    sub: 'demo-fan-11',
    name: '自転車通勤',
    email: 'jitensha@example.com',
    favoritePlayer: '8',
    joinedDaysAgo: 112,
  },
  {
    sub: 'demo-fan-12',
    name: '連絡船',
    email: 'renrakusen@example.com',
    joinedDaysAgo: 1,
  },
];
