const hour = 60;
const day = 24 * hour;

export const attentionTilesMessages = {
  title: '人が決めること',
  loading: '今日の数を読み込んでいます',
  unit: '件',
  payments: '支払いの確認',
  refunds: '返金の確認',
  differences: '支払いの食い違い',
  handOvers: '受け渡しの確認',
  reports: 'メッセージの通報',
  paymentsHelp: '結果がまだ分かりません',
  refundsHelp: '返金が終わっていません',
  differencesHelp: 'カード会社の記録と合いません',
  handOversHelp: '記録できなかった受け渡しです',
  reportsHelp: '確認を待っています',
  nothing: (kinds: readonly string[]) => `${kinds.join('・')}はありません`,
  oldest: (minutes: number) =>
    minutes < hour
      ? `最も古いもの ${minutes}分前`
      : minutes < day
        ? `最も古いもの ${Math.floor(minutes / hour)}時間前`
        : `最も古いもの ${Math.floor(minutes / day)}日前`,
  overdue: '1時間以上',
  differencesList: 'カード会社の記録と合わない支払い',
  order: '注文番号',
  what: '内容',
  owed: '注文の金額',
  charged: '引き落とし',
  unknownOrder: '注文なし',
  charged_without_order: '注文がないのに引き落とされています',
  paid_without_charge: '引き落としがないのに支払い済みです',
  wrong_amount: '金額が合いません',
};
