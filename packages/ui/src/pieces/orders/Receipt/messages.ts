export const receiptMessages = {
  title: '領収書',
  loading: '領収書を読み込んでいます',
  addressee: '宛名',
  addresseeHint:
    '空欄のまま印刷して、書き込むこともできます。会社名には「御中」まで入力してください。',
  honorific: '様',
  /** Honorifics after which no further one is added. */
  honorifics: ['様', '御中', '殿', '先生', '各位'],
  print: '印刷・PDFに保存',
  number: '領収書番号',
  issued: '発行日',
  sumOf: (yen: string) => `${yen}-`,
  taxIncluded: '税込',
  proviso: '但し グッズ代として',
  received: '上記のとおり領収いたしました。',
  bought: '取引日',
  orderNumber: '注文番号',
  payment: 'お支払い方法',
  creditCard: 'クレジットカード',
  match: 'お受け取りの試合',
  items: '内訳',
  times: (yen: string, count: number) => `${yen} × ${count}`,
  refunded: '返金',
  rated: (rate: number) => `${rate}%対象（税込）`,
  tax: (rate: number) => `うち消費税（${rate}%）`,
  registration: '登録番号',
};

export type ReceiptMessages = typeof receiptMessages;
