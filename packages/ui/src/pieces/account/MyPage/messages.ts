export const myPageMessages = {
  loading: '読み込み中',
  pickups: (count: number) => `受け取り用QRコード（${count}件）`,
  links: '登録情報とご案内',
  orders: '注文履歴',
  visits: (count: number) => (count === 0 ? '来場スタンプ' : `来場スタンプ（今季${count}試合）`),
  location: 'お届け先',
  create: '登録情報を作成',
  edit: '登録情報を編集',
  favorite: '推し選手を選ぶ',
  contact: 'お問い合わせ',
  other: 'その他のご案内',
  privacy: 'プライバシーポリシー',
  newTab: '（新しいタブで開きます）',
};

export type MyPageMessages = typeof myPageMessages;
