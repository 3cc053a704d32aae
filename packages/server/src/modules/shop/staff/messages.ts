import { type Change, messages as serverMessages } from '../../../messages.ts';

const separator = '、';

export const messages = {
  separator,
  options: (options: readonly { label: string; price: number | null }[]) =>
    options
      .map(({ label, price }) => (price === null ? label : `${label}（${price}円）`))
      .join(separator),
  nameTaken: '同じ名前の商品があります。ほかの名前にしてください。',
  noSuchPicture: '画像が見つかりません。もう一度選んでください。',
  pictureTwice: '同じ画像が2つ入っています。',
  address: 'https:// から始まるURLを入力してください。',
  endMissing: '受注生産の商品には、販売終了の日時を入れてください。',
  calledOff: 'この受注生産は中止しました。もう一度売るには、新しい商品を足してください。',
  onlyMadeToOrder: '引渡時期を入れた商品だけの項目です。',
  aboveCeiling: '上限より大きい数にはできません。',
  ceilingHeld: (held: number) => `注文が${held}点あるため、それより少なくできません。`,
  openOrders: (orders: number) =>
    `この商品の注文が${orders}件、受け渡しを待っています。売り方を変えるには、新しい商品を足してください。`,
  closesBeforeOpening: '販売開始より後の日時にしてください。',
  changed: (change: Change) =>
    `この商品は、${serverMessages.changed(change)}。いまの内容を確かめてください。入力したものは残っています。`,
  optionsChanged: (change: Change) =>
    `この商品の種類は、${serverMessages.changed(change)}。いまの種類を確かめてください。入力したものは残っています。`,
  optionTwice: '同じ名前の種類があります。',
  optionRetired:
    'この名前は、前にやめた種類が使っています。その種類を戻すには、新しい行に入れてください。',
  orderChanged: '並べ替えているあいだに、商品が増えました。一覧を読み込み直してください。',
  picturesOnly: '画像（JPEGかPNG）を選んでください。',
  severalOfName: '同じ名前の商品が2つ以上あるため、どれを変えるか決められません。',
  reasonMissing: '理由を入力してください。',
  changeMissing: '1以上の数を入力してください。',
  production: {
    columns: ['商品', '種類', '支払い済み', 'お支払い中', '引渡時期', '状態'],
    sum: '合計',
    open: '受付中（途中の数）',
    closed: '受付終了',
  },
  callOff: {
    notEnded: '販売が終わるまで、中止できません。',
    noMinimum: '製作する最少の数を決めていない商品は、まとめて中止できません。',
    reached: (minimum: number) =>
      `製作する最少の数（${minimum}点）に届いているため、中止していません。`,
    inPayment: (inPayment: number) =>
      `お支払い中の${inPayment}点で、製作する最少の数に届くことがあるため、中止していません。長くて35分で決まります。`,
  },
  stock: {
    madeToOrder: '受注生産の商品の在庫は数えません。上限は、商品の内容で変えられます。',
    notCounted: 'この在庫は、いま数えていません。画面を読み込み直してください。',
    countedAlready: (onHand: number) =>
      `ほかの人が数え始めました。いまの在庫は${onHand}点です。画面を読み込み直してください。`,
    moved: (onHand: number) =>
      `数えているあいだに、在庫が動きました（いまの記録は${onHand}点）。記録していません。もう一度数えてください。`,
    held: (held: number) => `注文が${held}点あるため、それより少なくできません。`,
    aboveMost: (most: number) => `在庫は${most.toLocaleString('ja-JP')}点までです。`,
  },
};
