export const personFieldsMessages = {
  name: 'お名前',
  kana: 'フリガナ',
  kanaHint: '会場の窓口でお名前を探すときに使います',
  email: 'メールアドレス',
  phone: '電話番号',
  postalCode: '郵便番号',
  postalMark: '〒',
  prefecture: '都道府県',
  city: '市区町村',
  street: '番地',
  streetHint: '町名と番地（例：海岸通1-2-3）',
  building: '建物名・部屋番号',
  town: '町名',
  townPlaceholder: '町名を選ぶ',

  required: '必須項目です',
  kanaInvalid: 'カタカナで入力してください',
  emailInvalid: '正しいメールアドレスを入力してください',
  phoneInvalid: '正しい電話番号を入力してください',
  postalCodeInvalid: '正しい郵便番号を入力してください',
  emoji: '絵文字は使えません。文字で入力してください',
  streetNumber: '番地まで入力してください（ない場合は「番地なし」）',

  postalIdle: '郵便番号を入力すると、住所が自動で入ります。',
  postalSearching: '住所を調べています…',
  postalFilled: (address: string) => `${address}を入れました。`,
  postalUndone: '入れた住所を元に戻しました。',
  postalUnchanged: '入力済みの住所は、そのままです。',
  postalSeveral: 'いくつかの町があります。町名を選んでください。',
  postalUnknown: 'この番号の住所は見つかりません。そのまま入力できます。',
  postalUnreachable: 'いまは住所を調べられません。そのまま入力できます。',
  undo: '元に戻す',
  redo: 'もう一度入れる',
  loading: '入力欄を用意しています',
};

export type PersonFieldsMessages = typeof personFieldsMessages;

export const prefectures = [
  ...['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '栃木県'],
  ...['群馬県', '埼玉県', '千葉県', '東京都', '神奈川県', '新潟県', '富山県', '石川県', '福井県'],
  ...['山梨県', '長野県', '岐阜県', '静岡県', '愛知県', '三重県', '滋賀県', '京都府', '大阪府'],
  ...['兵庫県', '奈良県', '和歌山県', '鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県'],
  ...['香川県', '愛媛県', '高知県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県'],
  ...['鹿児島県', '沖縄県'],
];
