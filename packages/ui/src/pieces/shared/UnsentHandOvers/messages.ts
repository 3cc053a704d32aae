export const unsentHandOversMessages = {
  current: (count: number, time: string) =>
    count === 0
      ? `まだ送っていない記録はありません（${time}）。`
      : `まだ送っていない記録が${count}件あります（${time}）。`,
  lastReported: (count: number, time: string) =>
    `${time}から通信がありません。そのとき、まだ送っていない記録は${count}件でした。いまの件数はわかりません。`,
};
