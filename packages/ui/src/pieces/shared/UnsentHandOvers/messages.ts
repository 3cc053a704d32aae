export const unsentHandOversMessages = {
  current: (count: number, time: string) =>
    count === 0
      ? `まだ送っていない受け渡しはありません（${time}）。`
      : `まだ送っていない受け渡しが${count}件あります（${time}）。`,
  lastReported: (count: number, time: string) =>
    `${time}から通信がありません。そのとき、まだ送っていない受け渡しは${count}件でした。いまの件数はわかりません。`,
};
