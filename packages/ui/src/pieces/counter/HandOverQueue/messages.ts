import { formatYen } from '../../../format';

export const handOverQueueMessages = {
  title: (count: number) => `まだ送っていない受け渡し ${count}件`,
  next: '渡した記録はこの端末にあります。通信が戻ると、自動で送ります。',
  sending: '送っています。',
  customer: (name: string) => `${name} 様`,
  taken: (means: 'cash' | 'other', amount: number) =>
    `${means === 'cash' ? '現金' : 'その他'} ${formatYen(amount)}`,
  undone: '元に戻したことを送ります',
  refusedTitle: '受け付けられなかった受け渡し',
  collision: 'ほかの窓口が先に渡していました',
  refused: 'この受け渡しは受け付けられませんでした',
  manager: '責任者に伝えてください。責任者の画面にも、両方の記録が出ます。',
  confirm: '確かめました',
};
