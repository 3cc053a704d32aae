export const boothBasketMessages = {
  title: 'お会計',
  added: (name: string, quantity: number) =>
    quantity === 1 ? `${name}を加えました。` : `${name}を加えました。${quantity}点になりました。`,
  full: (name: string, quantity: number) =>
    `${name}は${quantity}点までです。記録してから、続きを読み取ってください。`,
  outcomes: {
    several: '2つ以上のコードが映っています。1つだけ映してください。何も加えていません。',
    order: '受け取り用のコードです。「受け渡し」の画面で読み取ってください。',
    card: '選手カードのコードです。商品の値札を読み取ってください。',
    otherClub: 'このクラブの値札ではありません。',
    notATag: '商品の値札ではありません。',
    notSold: '売れる商品の一覧にない値札です。販売を終えた商品は売れません。',
    optionMissing: '種類の書かれていない値札です。商品の一覧から、種類を選んでください。',
    optionEnded: 'この種類は販売を終えました。商品の一覧から選んでください。',
  },
  price: (price: string) => `1点 ${price}`,
  clear: 'お会計をやめる',
};
