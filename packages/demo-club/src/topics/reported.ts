/** Threads in which a message was reported; the fans write to players of whom the first fan is no follower. */
export const toOthers: readonly { fan: string; jerseyNumber: string; script: string }[] = [
  {
    fan: 'demo-fan-04',
    jerseyNumber: '55',
    script: `
@9 21:12
f: 今日の本塁打、海まで届いていましたね。
p: 届いていました。ボールは漁師さんの網の中です。
f: 次も期待しています。
@-150
f: 昨日の夜、駅前の定食屋さんから出てくるところを見ました。
f: お住まいは坂の上の白いマンションですよね。試合のあと、前で待っています。
f: 差し入れも持っていきます。
`,
  },
  {
    fan: 'demo-fan-12',
    jerseyNumber: '31',
    script: `
@-112
f: 先週の失点、忘れていません。今日打たれたら、二度と投げないでください。
f: 返事がないのは、逃げているからですか。
`,
  },
  {
    fan: 'demo-fan-11',
    jerseyNumber: '8',
    script: `
@15 19:30
f: 古賀選手の盗塁、今日も完璧でした。
p: ありがとうございます。スタートが決まりました。
@-84
f: 開幕戦の席、定価より安くお譲りできます。 https://example.com/tickets からお申し込みください。
`,
  },
  {
    fan: 'demo-fan-09',
    jerseyNumber: '11',
    script: `
@-58
f: 球団の総務です。本人確認のため、ログインIDとパスワードをこのトークで返信してください。
`,
  },
];

type Reporter = { fan: string } | { player: string };

export type Report = {
  /** The fan and the jersey number of a private topic, or the title of a group. */
  topic: { fan: string; jerseyNumber: string } | { title: string };
  /** How the reported text begins. */
  text: string;
  by: readonly {
    reporter: Reporter;
    reason: 'harassment' | 'whereabouts' | 'advertising' | 'indecent' | 'impersonation' | 'other';
    note?: string;
    minutesAgo: number;
  }[];
  /** Staff have let it pass. */
  passed?: { by: string; minutesAgo: number };
};

/** Messages for the review queue: of groups only those that the first fan has read as they are. */
export const reports: readonly Report[] = [
  {
    topic: { fan: 'demo-fan-04', jerseyNumber: '55' },
    text: 'お住まいは坂の上の',
    by: [
      {
        reporter: { player: '55' },
        reason: 'whereabouts',
        note: '住んでいる場所を知られているようで、こわいです。',
        minutesAgo: 139,
      },
    ],
  },
  {
    topic: { fan: 'demo-fan-12', jerseyNumber: '31' },
    text: '先週の失点',
    by: [{ reporter: { player: '31' }, reason: 'harassment', minutesAgo: 101 }],
  },
  {
    topic: { fan: 'demo-fan-11', jerseyNumber: '8' },
    text: '開幕戦の席',
    by: [
      {
        reporter: { player: '8' },
        reason: 'advertising',
        note: '転売だと思います。',
        minutesAgo: 70,
      },
    ],
  },
  {
    topic: { fan: 'demo-fan-09', jerseyNumber: '11' },
    text: '球団の総務です',
    by: [{ reporter: { player: '11' }, reason: 'impersonation', minutesAgo: 52 }],
  },
  {
    topic: { title: '港のお昼ごはん' },
    text: '新作の「三振クロワッサン」',
    by: [
      { reporter: { fan: 'demo-fan-11' }, reason: 'advertising', minutesAgo: 240 },
      {
        reporter: { fan: 'demo-fan-09' },
        reason: 'advertising',
        note: 'お店の宣伝はよいのでしょうか。',
        minutesAgo: 66,
      },
    ],
  },
  {
    topic: { title: '遠征レポート' },
    text: '次の遠征、現地で集まれる方',
    by: [
      {
        reporter: { fan: 'demo-fan-07' },
        reason: 'other',
        note: '知らない人どうしの待ち合わせが心配です。',
        minutesAgo: 35,
      },
    ],
  },
  {
    topic: { title: '試合の日トーク' },
    text: '早いです、まだ六回です',
    by: [{ reporter: { fan: 'demo-fan-10' }, reason: 'harassment', minutesAgo: 420 }],
    passed: { by: 'sano', minutesAgo: 390 },
  },
];
