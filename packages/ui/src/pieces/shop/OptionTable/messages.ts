export const optionTableMessages = {
  title: '在庫',
  table: '在庫の一覧',
  option: '種類',
  onHand: '在庫',
  held: '確保中',
  sellable: '売れる数',
  fans: 'ファンの見え方',
  actions: '在庫を変える',
  only: 'この商品',
  notCounted: '数えていません',
  nothing: '–',
  plenty: '表示なし',
  hidden: '見えません',
  heldHelp:
    '確保中は、注文されてまだ渡していない数です。取り消し・返金・支払いの期限切れで戻ります。',
  saveHelp: '商品を保存しても、在庫は変わりません。',
  oversold: (option: string, pieces: string) =>
    `${option === '' ? '' : `${option}は、`}ブースで${pieces}点多く売れました。棚を数え直して記録すると、この知らせは消えます。`,
  oversoldHeld: (held: string) =>
    `確保中の${held}点に足りないときは、足りない注文を先に取り消すか返金してください。空いた分は、多く売れた分に当てられます。`,
  begin: '数え始める',
  count: '数え直す',
  adjust: '増減する',
  about: (action: string, option: string) => (option === '' ? action : `${option}を${action}`),
};

export type OptionTableMessages = typeof optionTableMessages;
