import { formatYen } from '../../../format';

export const boothSalesMessages = {
  title: 'ブースの記録',
  /** Without a name it is several goods. */
  sold: (name: string | null, quantity: number, amount: number, isWaiting: boolean) => {
    const what = `${name === null ? '' : `${name} `}${quantity}点、${formatYen(amount)}`;
    return isWaiting
      ? `${what} をこの端末に記録しました。通信が戻ると、自動で送ります。`
      : `${what} を記録しました。`;
  },
  detail: (means: 'cash' | 'other', quantity: number, amount: number) =>
    `${quantity}点 ${means === 'cash' ? '現金' : 'その他'} ${formatYen(amount)}`,
  waiting: 'まだ送っていません',
  undoing: '取り消しを送ります',
  undone: '取り消しました',
  short: (pieces: number) => `在庫より${pieces}点多く売れました。責任者の画面に出ます。`,
  refused: '受け付けられませんでした',
  manager: '責任者に伝えてください。',
  confirm: '確かめました',
  undo: '取り消す',
  undoTitle: (name: string) => `「${name}」の販売を取り消しますか？`,
  undoHelp: (amount: number) =>
    `商品は在庫に戻り、${formatYen(amount)} はレジの集計から引かれます。`,
  keep: '取り消さない',
  reason: 'ブースの端末で取り消し',
};
