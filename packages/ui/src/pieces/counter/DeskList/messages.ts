const clock = (time: string) => (time === '00:00' ? '24:00' : time);

export const deskListMessages = {
  lead: '手伝いの方の端末をレジにします。レジにできるのは、受け渡しだけです。',
  add: 'レジを追加',
  tills: 'レジごとの集計を見る',
  guide: '受け渡しの手引きを印刷する',
  running: '使っているレジ',
  none: '使っているレジはありません。',
  since: (from: string, until: string) => `${from} から ${clock(until)} まで`,
  by: (name: string) => `${name} さんが追加`,
  end: '終了する…',
  endOf: (name: string) => `${name}を終了する`,
  ask: (name: string) => `${name}を終了しますか？`,
  consequence: 'この端末ではすぐに受け渡しができなくなります。',
  unsentNever: '受け渡しの画面は、まだ開いていません。',
  sentLater: (name: string) =>
    `送っていない記録は端末に残ります。責任者のQRコードでもう一度つなぐと、${name}のものとして届きます。`,
  confirm: '終了する',
};
