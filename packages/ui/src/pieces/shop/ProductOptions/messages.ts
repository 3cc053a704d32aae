export const productOptionsMessages = {
  title: '種類',
  hint: 'サイズや色など。ファンは、この順に並んだ中から選びます。種類ごとに、価格と在庫を持てます。',
  none: '種類はありません。ひとつの商品として売っています。',
  label: (place: number) => `種類${place}の名前`,
  price: (place: number) => `種類${place}の価格（空なら商品の価格）`,
  yen: '円',
  earlier: (place: number) => `種類${place}を前へ`,
  later: (place: number) => `種類${place}を後ろへ`,
  remove: (place: number) => `種類${place}をやめる`,
  add: '種類を増やす',
  full: '種類は50までです。',
  save: '種類を保存する',
  overwrite: '入力した種類で保存する',
  undo: '元に戻す',
  takeTheirs: 'いまの種類に戻す',
  conflict: (at: string | null, by: string | null, names: readonly string[]) =>
    `${at === null ? '' : `${at}に、`}${by === null ? 'ほかの人' : `${by}さん`}が種類を変えました。いまの種類は${names.length === 0 ? 'ありません' : `「${names.join('」「')}」です`}。入力したものは残っています。`,
  retires: (names: readonly string[]) =>
    `「${names.join('」「')}」をやめます。これまでの注文と在庫は残り、同じ名前で戻せます。`,
  begins:
    '種類ができると、ひとつの商品としては売らなくなります。在庫は、種類ごとに数えてください。',
  missing: '名前を入力してください。',
  priceWrong: '0から99,999,999までの数字で入力してください。',
  twice: '同じ名前の種類があります。',
};

export type ProductOptionsMessages = typeof productOptionsMessages;
