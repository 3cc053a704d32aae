import { minuteOf, timeZone } from '@homestand/api-client/day';
import { imageMaxBytes, videoMaxBytes } from '@homestand/api-client/limits';

/** The last change of what two people edit; null as far as it is not known. */
export type Change = { changedAt: Date | null; changedBy: string | null };

const changeTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const megabytes = (bytes: number) => bytes / 1024 / 1024;
/** 2026.11.21 09:12 */
const minute = (at: Date) => minuteOf(at).replaceAll('-', '.');
const figures = (value: number) => value.toLocaleString('ja-JP');

export const messages = {
  appName: (team: string) => `${team} ファンクラブ`,

  /** In a sentence that names what was changed. */
  changed: ({ changedAt, changedBy }: Change) =>
    `${changedAt === null ? '' : `${changeTime.format(changedAt)}に`}${changedBy === null ? 'ほかの人' : `${changedBy}さん`}が変えました`,

  /** Why a process does not start, each with what to do. */
  cannotStart: 'Homestand を起動できません。',
  portTaken:
    'ポートは、ほかのプログラムが使っています。別のポートを指定してください: PORT=3001 npm start',
  settings: {
    whole: (name: string, least: number, most: number) =>
      `${name}: ${least}から${most}までの整数にしてください。`,
    flag: (name: string) => `${name}: true か false にしてください。`,
    address: (name: string) =>
      `${name}: https://fans.example.jp のような、https:// から始まるアドレスにしてください。`,
    tooShort: (name: string, least: number) => `${name}: ${least}文字以上にしてください。`,
    together: (name: string, others: readonly string[]) =>
      `${name}: ${others.join('、')} があるので、これも必要です。`,
    valueAndFile: (name: string) =>
      `${name}、${name}_FILE: 両方は書けません。どちらか1つにしてください。`,
    secretFile: (name: string, file: string, isEmpty: boolean) =>
      isEmpty
        ? `${name}_FILE: ファイル ${file} が空です。${name} の値だけを書いてください。`
        : `${name}_FILE: ファイル ${file} を読めません。場所と、サーバーのユーザーが読めるかを確かめてください。`,
    keyPair: 'VAPID_PUBLIC_KEY、VAPID_PRIVATE_KEY: 組になっている2つの鍵にしてください。',
    subject: 'VAPID_SUBJECT: mailto:it@club.example.jp のようなアドレスにしてください。',
    noDemo: (folder: string) =>
      `DEMO: ${folder} には、データベースに入れる demo.ts がありません。false にしてください。`,
    metricsPort: 'METRICS_PORT: 外から届く PORT とは別のポートにしてください。',
    cardPrefixes: 'CARD_PREFIXES: 2つのアドレスを、コンマで区切って書いてください。',
    adminOrderUrl: 'ADMIN_ORDER_URL: 注文番号の入るところに {id} と書いてください。',
    line: 'LINE_CHANNEL_ID、LINE_CHANNEL_SECRET: LINEログインのチャネルの値を書いてください。',
    komoju:
      'KOMOJU_SECRET_KEY、KOMOJU_PUBLISHABLE_KEY、KOMOJU_WEBHOOK_SECRET: KOMOJUのアカウントの値を書いてください。',
    noOrigin:
      'PUBLIC_ORIGIN: https://fans.example.jp のような、ファンが開くアドレスを書いてください。club.json の hosts にホスト名を書いてもかまいません。',
    notEncrypted: (origin: string) =>
      `PUBLIC_ORIGIN: ${origin} は暗号化されません。https:// から始まるアドレスにしてください。`,
    secondFactor:
      'STAFF_SECOND_FACTOR: 本番では、責任者とオーナーにパスキーかワンタイムコードが必要です。この設定を消してください。',
    demo: 'DEMO: デモデータは本番では使えません。この設定を消してください。',
    noClubFolder: 'CLUB_FOLDER: 自分のクラブの club.json があるフォルダを書いてください。',
    noSigningSecret:
      'SIGNING_SECRET: 32文字以上のランダムな文字列を書いてください。すべてのプロセスで同じものにします（作るには: openssl rand -hex 32）。',
    publicSecret: (name: string) =>
      `${name}: 誰でも知っている見本の値です。自分のものに替えてください。`,
  },
  databaseTooOld: (version: string, least: number) =>
    `データベースが PostgreSQL ${version} です。PostgreSQL ${least} 以上が必要です。DATABASE_URL を新しいデータベースのものにするか、データベースを更新してください。`,

  noTimeout: (name: string, value: string, reason: string) =>
    `データベースの ${name} を ${value} にできませんでした（${reason}）。DATABASE_URL のユーザーに設定してください。`,

  malformed: '送信内容を読み取れませんでした。',
  noSession: 'ログインしてください。',
  sessionExpired: 'ログインの有効期限が切れました。',
  notFound: '見つかりませんでした。',
  conflict: 'ほかの操作と重なりました。画面を読み込み直してください。',
  tooLarge: '送信内容が大きすぎます。',
  wrongMediaType: '対応していない形式です。',
  notAllowed: '入力内容をご確認ください。',
  tooMany: '短い時間に操作が続いています。しばらくしてからお試しください。',
  broken: 'システムエラーが発生しました。',
  unavailable: 'ただいま混み合っています。しばらくしてからお試しください。',

  required: '必須項目です',
  invisible: '目に見える文字を入力してください。',
  invalid: '正しい値を入力してください',
  tooLong: (most: number) => `${most}文字以内で入力してください。`,
  tooManyItems: (most: number) => `${most}件以内にしてください。`,
  email: '正しいメールアドレスを入力してください',
  phone: '正しい電話番号を入力してください',
  postalCode: '正しい郵便番号を入力してください',
  kana: 'カタカナで入力してください',
  quantity: '正しい数量を入力してください',
  quantityLeast: '数量は1以上で入力してください',
  quantityMost: '数量は999999999以下で入力してください',
  loginId: 'ログインIDを入力してください',
  password: 'パスワードを入力してください',

  loginRefused: 'ログインIDまたはパスワードが正しくありません。',
  loginWait: (seconds: number) =>
    `このログインIDへの試行が続いています。${seconds}秒ほど待ってから、もう一度ログインしてください。`,
  lineRefused: 'ログインできませんでした。もう一度お試しください。',
  lineAway: 'LINEに接続できませんでした。しばらくしてからお試しください。',

  currentPasswordRequired: '現在のパスワードを入力してください',
  currentPasswordWrong: '現在のパスワードが正しくありません',
  newPasswordRequired: '新しいパスワードを入力してください',
  passwordLength: '8文字以上で入力してください',
  passwordCharacters: '半角英数字と記号（- _ @ # $ ! &）のみ使用できます',
  passwordClasses: '英大文字・英小文字・数字・記号のうち3種類以上を使用してください',
  passwordMismatch: 'パスワードが一致しません',
  passwordSame: '現在のパスワードと異なるものを入力してください',

  preview: 'プレビュー中のため送信できません。',
  messageHidden: '運営により非表示になりました',
  muted: (until: Date, reason: string) =>
    `${minute(until)}まで、メッセージを送信できません。理由：${reason}`,
  suspended: (until: Date | null, reason: string) =>
    `${until === null ? '期限なしで' : `${minute(until)}まで`}、ご利用を停止しています。理由：${reason}`,
  playerRetired: 'この選手にはメッセージを送信できません。',
  mediaRequired: 'ファイルを選択してください。',
  mediaFormat:
    '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
  mediaHeic:
    'HEIC形式の画像は送信できません。端末の設定で「互換性優先」にするか、JPEG形式に変換してから送信してください。',
  imageTooLarge: `画像は${megabytes(imageMaxBytes)}MB以下にしてください。`,
  tooManyPixels: '画像の縦横が大きすぎます。小さくしてから送信してください。',
  videoTooLarge: `動画は${megabytes(videoMaxBytes)}MB以下にしてください。`,
  imageOnly: '画像ファイルを選択してください。',
  videoOnly: '動画ファイルを選択してください。',
  mediaBroken: 'ファイルを読み取れませんでした。別のファイルをお試しください。',
  tooManyUploads: 'アップロードが多すぎます。しばらくしてからお試しください。',

  productGone: (name: string) => `「${name}」は販売を終了したため、カートから取り除きました。`,
  productNotSold: 'この商品は購入できません。',
  optionMissing: '種類を選んでください。',
  canBeOrdered: 'いまご注文いただけるため、再入荷のお知らせは受け付けていません。',
  priceChanged: '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
  aboutProduct: (name: string, sentence: string) => `「${name}」は${sentence}`,
  saleNotOpen: (opensAt: Date) => `${minute(opensAt)}に販売を始めます。それまでお待ちください。`,
  saleClosed: (closesAt: Date) => `${minute(closesAt)}に販売を終了しました。`,
  piecesAvailable: (available: number) =>
    available > 0
      ? `いま残り${figures(available)}点です。数量を減らしてください。`
      : 'いま在庫がありません。ほかの方のお支払いが済まずに、戻ることもあります。',
  piecesPerProduct: (most: number, ordered: number, available: number) =>
    `お一人様${figures(most)}点までです。${
      ordered === 0
        ? '数量を減らしてください。'
        : available > 0
          ? `ご注文済みの${figures(ordered)}点を含めて、あと${figures(available)}点ご注文いただけます。`
          : `ご注文済みの${figures(ordered)}点で、上限に達しています。`
    }`,
  notPayableAtPickup:
    '会場払いのご注文は受け付けていません。カートから、カードでお支払いください。',
  differentDeliveryPeriods:
    '引渡時期の違う商品は、一緒に注文できません。カートで、引渡時期ごとにお手続きください。',
  matchClosed: 'この試合では、もうお受け取りいただけません。別の試合を選んでください。',
  madeToOrderByCard: '受注生産の商品は、カートに入れて、カードでお支払いください。',
  calledOff: '受注生産の最少の数に届かなかったため',
  openPickupOrders: (most: number) =>
    `お受け取り前の会場払いのご注文は、${figures(most)}件までです。お受け取りのあとに、もう一度ご注文ください。`,
  openPickupTotal: (most: number, open: number) =>
    `お受け取り前の会場払いのご注文は、合わせて${figures(most)}円までです。${
      open > 0 ? `いま${figures(open)}円分のご注文があります。` : ''
    }数量を減らすか、カートに入れてカードでお支払いください。`,
  cartEmpty: 'カートに商品がありません',
  addressExists: 'お届け先はすでに登録されています。',
  shippingFee: '送料',
  rawCardsRefused: 'カード番号はサーバーへ送信できません。',
  paymentFailed: '決済に失敗しました。',
  paymentNotCharged:
    '決済サービスから応答がありませんでした。注文は確定しておらず、請求も発生していません。しばらくしてからお試しください。',
  paymentRunning: '決済を処理しています。しばらくしてからご確認ください。',
  paymentDeclined: {
    not_charged:
      '決済サービスから応答がありませんでした。請求は発生していません。もう一度お試しください。',
    insufficient_funds: '決済に失敗しました。カードの残高または利用枠が不足しています。',
    exceeds_limit: '決済に失敗しました。カードの利用限度額を超えています。',
    bad_verification_value: '決済に失敗しました。セキュリティコードをご確認ください。',
    card_expired: '決済に失敗しました。カードの有効期限が切れています。',
    invalid_number: '決済に失敗しました。カード番号をご確認ください。',
    card_declined:
      '決済に失敗しました。このカードはご利用いただけません。別のカードをお試しください。',
    three_d_secure_failed: '決済に失敗しました。カード会社の本人認証が完了しませんでした。',
    used_number: '決済に失敗しました。カード情報をもう一度入力してください。',
  } as Record<string, string>,
};
