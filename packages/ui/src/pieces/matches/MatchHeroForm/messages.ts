const count = (fans: number) => fans.toLocaleString('ja-JP');

export const matchHeroFormMessages = {
  title: '勝利投手・本日のヒーロー',
  help: '選ぶと、試合日程に名前が出ます。その選手を推しに選んだファンには、一度だけ知らせます。',
  kinds: { winningPitcher: '勝利投手', hero: '本日のヒーロー' },
  none: '選んでいません',
  player: (number: string, name: string) => `${number} ${name}`,
  notice: {
    due: 'まもなくファンに届きます。届くまでは選び直せます。',
    begun: 'ファンに知らせています。',
    done: (fans: number) => `ファン${count(fans)}人に知らせました。`,
    nobody: 'お知らせを受け取れるファンはいませんでした。',
  },
  choose: '決める…',
  withdraw: '取り消す…',
  chooseTitle: (name: string, kind: string) => `${name}選手を${kind}にしますか？`,
  withdrawTitle: (name: string, kind: string) => `${kind}の${name}選手を取り消しますか？`,
  notifies: (fans: number) =>
    `この選手を推しに選んだファン${count(fans)}人に、30秒後から知らせます。それまでは選び直せます。知らせるのは一度だけです。`,
  notifiesNobody: '試合日程に名前が出ます。この選手のお知らせを受け取れるファンはいません。',
  rename: '試合日程の名前だけが変わります。ファンにはもう知らせたので、ほかの人には知らせません。',
  withdrawHelp: '試合日程から名前が消えます。ファンには知らせません。',
  withdrawNotified: '試合日程から名前が消えます。届いたお知らせは取り消せません。',
  confirm: {
    notify: '決めて知らせる',
    choose: '決める',
    rename: '名前を変える',
    withdraw: '取り消す',
  },
};

export type MatchHeroFormMessages = typeof matchHeroFormMessages;
