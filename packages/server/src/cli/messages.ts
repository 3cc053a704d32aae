const orderStatus = {
  pending: '未受け取り',
  received: '受け取り済み',
  unshipped: '未発送',
  shipped: '発送済み',
  canceled: 'キャンセル',
};

type Status = keyof typeof orderStatus;

export const messages = {
  usage: '使い方',
  commands: 'コマンド',
  arguments: '引数',
  options: 'オプション',
  oneOf: (choices: readonly string[]) => `次のいずれか: ${choices.join('、')}`,
  repeatable: '何度でも指定できます',
  required: '必須',
  withNotes: (help: string, notes: string[]) => `${help}（${notes.join('。')}）`,
  helpOfCommand: '各コマンドの説明: homestand help <コマンド>',
  unknownCommand: (given: string) => `「${given}」というコマンドはありません。`,
  unknownOption: (option: string) => `${option} というオプションはありません。`,
  optionNeedsValue: (option: string) => `${option} には値が必要です。`,
  optionTakesNoValue: (option: string) => `${option} に値は指定できません。`,
  optionTwice: (option: string) => `${option} は1回だけ指定できます。`,
  optionMissing: (option: string) => `${option} を指定してください。`,
  notAChoice: (what: string, value: string, choices: readonly string[]) =>
    `${what} に「${value}」は指定できません。${choices.join('、')} のいずれかを指定してください。`,
  notADate: (option: string, value: string) =>
    `${option} の「${value}」は日付として読めません。2026-04-01 のように指定してください。`,
  argumentMissing: (argument: string) => `<${argument}> を指定してください。`,
  argumentTooMany: (value: string) =>
    `「${value}」は余分です。空白を含む値は引用符（"）で囲んでください。`,
  failed: 'エラーが起きて、処理を終えられませんでした。',

  homestand: 'ファンクラブを運営するためのコマンドです。',
  migrate: 'データベースを最新の形にします。何度実行してもかまいません。',
  seed: 'デモ用のクラブ（選手・カード・グッズ・ファン）を入れます。',
  playerCreate: '選手と、その選手のログインを作ります。パスワードは1回だけ表示します。',
  playerResetPassword: '選手のパスワードを作り直し、ログイン中の端末をログアウトさせます。',
  playerList: '選手とログインIDの一覧を表示します。',
  importPlayers: '選手をCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  importCards: 'カードをCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  importProducts: 'グッズをCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  cardsSheet: 'カードのQRコードをA4のPDFにします（63×88mm、1ページ9枚、トンボ付き）。',
  ordersList: '注文の一覧を新しい順に表示します。',
  ordersStatus: '注文の状態を変えます。',
  paymentsCheck:
    '決済サービスの請求と注文を照らし合わせます。違いがあれば表示し、終了コード1で終わります。',
  announce: 'グループトークに選手の名前でメッセージを送ります。',
  topicsList: 'グループトークの一覧を表示します。',
  topicsCreate: 'グループトークを作ります。ファンは全員参加します。',

  loginId: '選手のログインID',
  nameJapanese: '選手名（例: 佐伯 颯太）',
  nameRomaji: 'ローマ字の選手名（例: Sota Saeki）',
  jerseyNumber: '背番号',
  passwordFromInput: 'パスワードを自動で作らず、標準入力から読みます',
  file: 'CSVファイル（UTF-8 または Shift_JIS）',
  pictures: 'CSVに書いた写真・音声・動画のファイルがあるフォルダ',
  dryRun: '誤りがないかだけを調べ、取り込みません',
  out: '作るPDFファイル',
  player: 'この選手のカードだけ（背番号またはローマ字の選手名）',
  cardType: 'この種類のカードだけ',
  statusFilter: `この状態の注文だけ`,
  since: 'この日以降の注文だけ（日本時間、例: 2026-04-01）',
  sinceCheck: 'この日以降の決済を調べます（日本時間、例: 2026-04-01）。指定しないときは2日前から',
  csv: 'Excelで開けるCSVで出力します',
  orderId: '注文番号',
  status:
    '新しい状態（pending 未受け取り、received 受け取り済み、unshipped 未発送、shipped 発送済み、canceled キャンセル）',
  tracking: '追跡番号（発送済みにするとき）',
  refund: '支払い済みの金額をカードに返金します（キャンセルするとき）',
  topic: 'トークのIDまたはタイトル',
  from: '送信者になる選手のログインID',
  text: 'メッセージ。指定しないときは標準入力から読みます',
  title: 'トークのタイトル',
  members: '参加する選手のログインID',

  noDatabase: (reason: string) =>
    `データベースを使えません。サーバーを止めてからもう一度実行するか、DATABASE_URL を指定してください。\n${reason}`,
  upToDate: 'データベースは最新です。\n',
  migrated: (names: readonly string[]) => `データベースを更新しました: ${names.join('、')}\n`,
  noDemoInProduction: '本番ではデモデータを入れられません。',
  notEmpty: '選手がすでに登録されているため、デモデータは入れませんでした。',
  seeded: (file: string) => `デモデータを入れました。選手のパスワード: ${file}\n`,

  loginIdTaken: (loginId: string) => `ログインID「${loginId}」はすでに使われています。`,
  numberTaken: (number: string, name: string) =>
    `背番号${number}は「${name}」選手として登録されています。`,
  noSuchLogin: (loginId: string) => `ログインID「${loginId}」の選手が見つかりません。`,
  noSuchPlayer: (player: string) => `「${player}」という選手が見つかりません。`,
  playerCreated: (name: string) => `${name} 選手のログインを作りました。\n`,
  passwordReset: (sessions: number) =>
    `パスワードを変更しました。ログイン中だった${sessions}台をログアウトさせました。\n`,
  passwordOnce: (loginId: string, password: string) =>
    `ログインID: ${loginId}  パスワード: ${password}（この画面にだけ表示します）\n`,
  noPlayers: '選手がまだ登録されていません。\n',
  noLogin: '（なし）',
  playerHeadings: ['背番号', '選手名', 'ローマ字', 'ログインID'],

  cannotRead: (file: string) => `ファイル「${file}」を読み取れません。`,
  cannotWrite: (file: string, reason: string) =>
    `ファイル「${file}」に書き込めません。（${reason}）`,
  nothingImported: '何も取り込みませんでした。',
  unreadableFile: 'ファイルの中身を読み取れません。別のファイルを指定してください。',
  cardOfAnother: 'このUUIDのカードは、別の選手のカードとして登録されています。',
  imported: (added: number, updated: number) =>
    `${added}件を追加し、${updated}件を更新しました。\n`,
  rehearsed: (added: number, updated: number) =>
    `誤りはありません。取り込むと${added}件を追加し、${updated}件を更新します。\n`,

  noCards: '印刷するカードがありません。',
  sheetWritten: (file: string, cards: number) =>
    `${cards}枚分のQRコードを ${file} に書き出しました。\n`,

  noOrders: '注文はありません。\n',
  orderHeadings: ['注文番号', '日時', '状態', '支払い', '合計', '名前', '内容'],
  orderColumns: [
    '注文番号',
    '注文日時',
    '受け取り方法',
    '状態',
    '追跡番号',
    '支払い',
    '合計',
    '内容',
    '名前',
    'メールアドレス',
    '電話番号',
    '郵便番号',
    '都道府県',
    '市区町村',
    '番地',
    '建物名',
  ],
  orderWords: {
    method: { venue: '会場受け取り', shipping: '配送' },
    status: orderStatus,
    payment: {
      at_pickup: '会場払い',
      awaiting: '支払い待ち',
      paid: '支払い済み',
      failed: '支払い失敗',
      canceled: '支払い中止',
      refund_due: '返金手続き中',
      refunded: '返金済み',
    },
  },
  item: (name: string, quantity: number) => `${name}×${quantity}`,
  itemsSeparator: '、',
  yen: (amount: number) => `${amount.toLocaleString('ja-JP')}円`,
  paymentsAgree: (compared: number) =>
    `決済サービスの${compared}件の決済と注文は一致しています。\n`,
  paymentsDiffer: (count: number) => `決済サービスと注文に${count}件の違いがあります。`,
  paymentsNotListed: (reason: string) =>
    `決済サービスから一覧を取得できませんでした。（${reason}）`,
  differenceHeadings: ['違い', '注文番号', '請求すべき額', '請求済みの額', '決済番号'],
  differenceWords: {
    charged_without_order: '注文のない請求',
    paid_without_charge: '請求のない支払い済み',
    wrong_amount: '金額の違い',
    refund_due: '返金が終わっていない',
    no_next_step: '確認が止まっている',
  },
  noSuchOrder: (id: string) => `注文番号「${id}」の注文が見つかりません。`,
  orderUnpaid: (id: string) => `注文 ${id} は支払いが終わっていないため、まだ変更できません。`,
  trackingOnlyShipped: '--tracking は shipped（発送済み）にするときだけ指定できます。',
  refundOnlyCanceled: '--refund は canceled（キャンセル）にするときだけ指定できます。',
  notPossible: (from: Status, to: readonly Status[]) =>
    to.filter((status) => status !== from).length === 0
      ? `「${orderStatus[from]}」の注文の状態は変えられません。`
      : `「${orderStatus[from]}」の注文は ${to.map((status) => `${status}（${orderStatus[status]}）`).join('、')} にだけ変えられます。`,
  orderChanged: (id: string, status: Status) =>
    `注文 ${id} を「${orderStatus[status]}」にしました。\n`,
  nothingPaid: (id: string) => `注文 ${id} は会場でのお支払いのため、返金するものがありません。`,
  refundedBefore: (id: string) => `注文 ${id} は返金済みです。`,
  noPayment: (id: string) => `注文 ${id} にはカード決済の記録がないため、返金できません。`,
  refunded: (amount: number) => `${amount.toLocaleString('ja-JP')}円を返金しました。\n`,
  refundLater: (amount: number) =>
    `${amount.toLocaleString('ja-JP')}円の返金はまだ終わっていません。サーバーが自動でやり直します。\n`,
  notRefunded: '返金はしていません。返金するには、同じコマンドに --refund を付けてください。\n',

  noTopics: 'グループトークはまだありません。\n',
  topicHeadings: ['ID', 'タイトル', '選手', 'メッセージ'],
  people: (count: number) => `${count}人`,
  messageCount: (count: number) => `${count}件`,
  titleMissing: 'タイトルを入力してください。',
  titleTaken: (title: string) => `グループトーク「${title}」はすでにあります。`,
  topicCreated: (title: string, id: string) =>
    `グループトーク「${title}」を作りました。ID: ${id}\n`,
  noSuchTopic: (topic: string) => `グループトーク「${topic}」が見つかりません。`,
  notAMember: (name: string, title: string) =>
    `${name} 選手は「${title}」に参加していないため、送信できません。`,
  textMissing: 'メッセージを入力してください。',
  announced: (title: string) => `「${title}」に送信しました。\n`,
};
