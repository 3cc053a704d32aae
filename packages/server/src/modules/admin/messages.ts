import { logWords } from './logWords.ts';

const time = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Spreadsheets read it as a time. */
const csvTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** To the second: the order of entries is visible in a spreadsheet. */
const logTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export const messages = {
  notOpen: {
    open: 'この注文は、ほかの操作で変わりました。もう一度読み取ってください。',
    handed_over: '渡し済みです。',
    canceled: 'キャンセルされた注文です。',
    refunded: '返金した注文です。',
    payment_pending: '支払いを確かめています。しばらくしてから、もう一度読み取ってください。',
    payment_failed: '支払いが終わっていない注文です。',
    shipping: 'ご自宅に届ける注文です。ここでは渡しません。',
  },
  handedOver: (at: Date, by: string | null) =>
    by === null
      ? `渡し済みです（${time.format(at)}）。`
      : `渡し済みです（${time.format(at)} ${by}）。`,
  handedOverAgain: (at: Date, by: string | null) =>
    `そのあとに、もう一度渡されています（${time.format(at)}${by === null ? '' : ` ${by}`}）。`,
  meansRequired: 'お支払いの方法を選んでください。',
  nothingDue: 'この注文は支払い済みです。',
  amountDiffers: (due: number) => `受け取る金額は${due.toLocaleString('ja-JP')}円です。`,
  memoChanged: (at: Date | null, by: string | null) =>
    `このメモは、${at === null ? '' : `${time.format(at)}に`}${by === null ? 'ほかの操作で' : `${by}さんが`}変えました。いまのメモを確かめてください。`,
  orderChanged: (at: Date | null, by: string | null) =>
    `この注文は、${at === null ? '' : `${time.format(at)}に`}${by === null ? 'ほかの操作で' : `${by}さんの操作で`}変わりました。いまの状態を確かめてください。`,
  shipments: {
    order: '注文番号',
    carrier: '配送会社',
    number: '送り状番号',
    carriers: {
      yamato: ['ヤマト運輸', 'ヤマト', 'クロネコヤマト'],
      sagawa: ['佐川急便', '佐川'],
      japan_post: ['日本郵便', '郵便局', 'ゆうパック', 'レターパック', 'ゆうパケット'],
      other: ['その他', 'ほか'],
    },
    labelColumns: [
      '注文番号',
      '配送会社',
      '送り状番号',
      'お届け先郵便番号',
      'お届け先都道府県',
      'お届け先市区町村',
      'お届け先番地',
      'お届け先建物名',
      'お届け先名',
      'お届け先電話番号',
      '品名',
    ],
    columns: '1行目に「注文番号」「配送会社」「送り状番号」の見出しが必要です。',
    tooMany: (most: number) => `一度に読めるのは${most}行までです。`,
    problems: {
      unreadable: () => 'ファイルを読めません。CSVかテキストで保存してください。',
      quotes: (line: number) => `${line}行目: 引用符（"）が正しく閉じられていません。`,
      empty: () => 'ファイルが空です。',
      no_rows: () => '見出しの下に行がありません。',
    },
    notPossible: 'この注文は発送できません。いまの状態を確かめてください。',
    changed: (count: number) =>
      `確かめたあとに、${count}件の注文が変わりました。何も変えていません。もう一度ファイルを確かめてください。`,
  },
  refundReason: '理由を入力してください。',
  refundRefused: {
    not_possible: 'この注文では、その手続きができません。',
    amount: '返金できる金額を超えています。',
    whole_amount: '注文を取り消すときは、返金できる金額の全部を返します。',
    cancel_instead: '全額を返すときは、注文を取り消してください。',
    means: '返し方を選んでください。',
    items: '戻った商品と数を確かめてください。',
  },
  csv: {
    columns: [
      '注文番号',
      '注文日時',
      '状態',
      '受け取り方法',
      '支払い方法',
      '合計',
      '会場で受け取る金額',
      '商品',
      'お名前',
      'メールアドレス',
      '電話番号',
      '郵便番号',
      '都道府県',
      '市区町村',
      '番地',
      '建物名',
      '送り状番号',
      'メモ',
    ],
    time: (at: Date) => csvTime.format(at),
    states: {
      pending: '未受取',
      received: '受取済み',
      unshipped: '未発送',
      shipped: '発送済み',
      canceled: 'キャンセル',
      payment_pending: '支払い確認中',
      payment_failed: '支払い失敗',
      refund_due: '返金手続き中',
      refunded: '返金済み',
    },
    deliveries: { venue: '会場', shipping: '配送' },
    payments: { credit_card: 'カード', at_pickup: '会場払い' },
    item: (name: string, quantity: number) => `${name}×${quantity}`,
    itemsSeparator: '、',
  },
  tillCsv: {
    columns: ['レジ', '日時', '種類', '注文番号', '支払い方法', '金額', '理由', '訂正した人'],
    time: (at: Date) => csvTime.format(at),
    kinds: { payment: '受け取り', undo: '返金', correction: '訂正' },
    means: { cash: '現金', other: 'その他' },
  },
  dayToCome: 'これからの日は訂正できません。',
  amountRequired: '金額を入力してください。',
  passkeyRefused: 'パスキーで確かめられませんでした。もう一度お試しください。',
  passkeyNotAdded: 'パスキーを登録できませんでした。もう一度お試しください。',
  passkeyKnown: 'このパスキーは、すでに登録されています。',
  codeRefused: 'コードが正しくありません。アプリに出ている新しいコードを入力してください。',
  recoveryCodeRefused: 'リカバリーコードが正しくないか、使用済みです。',
  codeKnown: 'ワンタイムコードは、すでに設定されています。',
  noTotpStarted: '設定の時間が過ぎました。はじめからやり直してください。',
  lastFactor: '最後のひとつは削除できません。先に、別の方法を登録してください。',
  noFactor: '先に、パスキーかワンタイムコードを登録してください。',
  deskCodeRefused: 'このコードは使えません。責任者に、新しいコードを出してもらってください。',
  deskEndsAt: '終わる時刻は、今から24時間以内にしてください。',
  reportDecided: (at: Date, by: string | null) =>
    `${by ?? 'ほかのスタッフ'}が対応しました（${time.format(at)}）。`,
  reportChanged: 'この報告は、そのあとに変わりました。画面を読み込み直してください。',
  decisionReason: '理由を入力してください。',
  decisionUntil: 'いつまでかを、これからの日時で選んでください。',
  untilTooLate: '1年以内の日時を選んでください。',
  onlyFans: '選手には、注意・送信の停止・利用の停止はできません。',
  reasonRequired: '元に戻す理由を入力してください。',
  log: {
    ...logWords,
    time: (at: Date) => logTime.format(at),
    operator: '運用コマンド',
    answer: (isSo: boolean) => (isSo ? 'はい' : 'いいえ'),
    yen: (amount: number) => `${amount.toLocaleString('ja-JP')}円`,
    items: (items: readonly { productId: number; quantity: number }[]) =>
      items.map(({ productId, quantity }) => `商品${productId}×${quantity}`).join('、'),
    columns: [
      '日時',
      '内容',
      '行った人',
      '端末',
      '対象のスタッフ',
      '注文番号',
      'ファン',
      '変更前',
      '変更後',
      '理由',
    ],
    list: (names: readonly string[], count: number) =>
      count > names.length ? `${names.join('、')} ほか${count - names.length}件` : names.join('、'),
  },
};
