import { timeZone } from '@homestand/api-client/day';

const time = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Spreadsheets read it as a time. */
const csvTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const messages = {
  memoChanged: (at: Date | null, by: string | null) =>
    `このメモは、${at === null ? '' : `${time.format(at)}に`}変わりました（${by ?? 'ほかの操作'}）。いまのメモを確かめてください。`,
  orderChanged: (at: Date | null, by: string | null) =>
    `この注文は、${at === null ? '' : `${time.format(at)}に`}変わりました（${by ?? 'ほかの操作'}）。いまの状態を確かめてください。`,
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
      '引渡時期',
    ],
    columns: '1行目に「注文番号」「配送会社」「送り状番号」の見出しが必要です。',
    tooMany: (most: number) => `一度に読めるのは${most}行までです。`,
    problems: {
      unreadable: () => 'ファイルを読めません。CSVかテキストで保存してください。',
      quotes: (line: number) => `${line}行目: 引用符（"）が正しく閉じられていません。`,
      empty: () => 'ファイルが空です。',
    },
    noRows: '見出しの下に行がありません。',
    digits:
      '送り状番号の桁数が違います。ヤマト運輸は12桁、佐川急便は10桁か12桁、日本郵便は11桁から13桁です。',
    notPossible: 'この注文は発送できません。いまの状態を確かめてください。',
    changed: (count: number) =>
      `確かめたあとに、${count}件の注文が変わりました。何も変えていません。もう一度ファイルを確かめてください。`,
  },
  refundReason: '理由を入力してください。',
  refundRefused: {
    not_possible: 'この注文では、その手続きができません。',
    amount: '返金できる金額を超えています。',
    whole_amount: '注文を取り消すときは、返金できる金額の全部を返します。',
    cancel_instead: '全額またはすべての商品を返金するときは、注文を取り消してください。',
    means: '返し方を選んでください。',
    items: '商品と数を確かめてください。',
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
      'フリガナ',
    ],
    /** Of a club that has matches. */
    matchColumns: ['受け取りの試合日', '対戦相手', '試合の状態'],
    matchStates: {
      planned: '予定',
      on: '開催',
      postponed: '延期',
      canceled: '中止',
      finished: '終了',
    },
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
    item: (
      name: string,
      quantity: number,
      {
        refunded = 0,
        deliveryPeriod,
      }: { refunded?: number; deliveryPeriod?: string | undefined } = {},
    ) =>
      `${name}×${quantity}${deliveryPeriod === undefined ? '' : `（受注生産 ${deliveryPeriod}）`}${
        refunded > 0 ? `（${refunded}点返金済み）` : ''
      }`,
    itemsSeparator: '、',
  },
};
