const orderStatus = {
  pending: '未受け取り',
  received: '受け取り済み',
  unshipped: '未発送',
  shipped: '発送済み',
  canceled: 'キャンセル',
};

type Status = keyof typeof orderStatus;

const staffRoles = { desk: '受け渡し', manager: '責任者', owner: 'オーナー' };

const staffRole = (role: keyof typeof staffRoles) => `${role}（${staffRoles[role]}）`;

/** The word that commands accept, and its meaning. Commands accept each of them, and both as printed here. */
const statusWord = (status: Status) => `${status}（${orderStatus[status]}）`;

/** What a technician can look up; an English sentence is none. */
const code = (reason: string) =>
  /^[A-Z\d_]+( [\w.-]+)*$|^[a-z_]+$/.test(reason) ? `（${reason}）` : '';

type Sales = {
  piecesPerProduct: number;
  periodDays: number;
  openPickupOrders: number;
  openPickupTotal: number;
  pickupDays: number;
};

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
  unknownCommand: (name: string) => `「${name}」というコマンドはありません。`,
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
  folderByOption: (value: string) => `クラブのフォルダは、--club ${value} と指定してください。`,
  failed: 'エラーが起きて、処理を終えられませんでした。',

  homestand: 'ファンクラブを運営するためのコマンドです。',
  clubInit: '新しいクラブのフォルダを作ります。オプションのない項目は質問します。',
  newClubFolder: 'これから作るフォルダ',
  clubName: 'クラブの名前',
  clubSlogan: 'スローガン',
  clubColor: 'クラブの色',
  clubFee: '配送の送料（税込、円）',
  clubSupportPage: 'お問い合わせページのアドレス',
  clubLogo: 'ロゴのSVGファイル。指定しないときは、クラブの色の盾を作ります',
  questions: {
    name: 'クラブの名前は？（例: 山の町レンジャーズ）\n> ',
    slogan: 'スローガンは？（例: 山とともに。）\n> ',
    color: 'クラブの色は？（例: #006b3f）\n> ',
    fee: '配送の送料は何円ですか？（例: 500）\n> ',
  },
  folderNotEmpty: (folder: string) =>
    `フォルダ「${folder}」は空ではありません。新しい名前を指定してください。`,
  wrongAnswer: (expected: string) => `${expected}を入力してください。\n`,
  wrongOption: (option: string, expected: string) =>
    `${option} には${expected}を指定してください。`,
  toBeWritten: {
    supportPage: 'https://example.com/support',
    pickup: {
      place: '【会場の受け取り場所】',
      hours: '【受け取りの時間】',
      opens: '10:00',
      closes: '16:00',
    },
    commerce: {
      manager: '【責任者の氏名】',
      address: '【住所（番地まで）】',
      phone: '【電話番号と受付時間】',
      prices: '各商品のページに税込価格で表示します。',
      delivery: '【発送と受け取りの時期】',
      returns: '【返品とキャンセルの条件】',
    },
    privacy: {
      contact: '【個人情報の窓口の名前と、電話番号かメールアドレス】',
      rows: [
        {
          term: '取得する情報',
          description:
            'LINEのアカウント名とプロフィール画像、送信されたメッセージ・画像・動画、ご注文とお届け先の情報を取得します。',
        },
        { term: '利用目的', description: '【利用目的】' },
        { term: '第三者提供', description: '【第三者への提供】' },
        { term: '開示・訂正・削除', description: 'お問い合わせ窓口までご連絡ください。' },
      ],
    },
  },
  clubWritten: (name: string, folder: string) =>
    [
      `\n${name} のフォルダを作りました: ${folder}`,
      `  始める        npm start -- --club ${folder}`,
      `  調べる        npm run homestand -- club check --club ${folder}`,
      `  本番の前に    npm run homestand -- club check --production --club ${folder}`,
      '  くわしくは、フォルダの README.md をご覧ください。\n',
    ].join('\n'),
  clubReadme: (
    name: string,
    folder: string,
    lists: readonly { file: string; columns: string[][] }[],
  ) =>
    [
      `# ${name}`,
      '',
      'club.json はクラブの設定、logo.svg はロゴです。変えたら、サーバーを再起動してください。',
      'players.csv（選手）、cards.csv（カード）、goods.csv（グッズ）は、`npm start -- --club` で空のクラブをはじめて始めるときに取り込まれます。本番では、下のコマンドで取り込みます。1行目は見出し、その下は見本です。',
      '写真、音声、動画のファイルは pictures フォルダに置き、CSVにはファイル名を書きます。',
      '始めたあとに追加するには、homestand のフォルダで次のように取り込みます。`--club` がないと、自分のクラブではなく見本のクラブに入ります。',
      '',
      '```sh',
      ...[
        ['players', 'players.csv'],
        ['cards', 'cards.csv'],
        ['products', 'goods.csv'],
      ].map(
        ([kind, file]) =>
          `npm run homestand -- import ${kind} ${folder}/${file} --pictures ${folder}/pictures --club ${folder}`,
      ),
      '```',
      ...lists.flatMap(({ file, columns }) => [
        '',
        `## ${file}`,
        '',
        '| 列 | 必要 | 内容 | 例 |',
        '| -- | ---- | ---- | -- |',
        ...columns.map((cells) => `| ${cells.join(' | ')} |`),
      ]),
      '',
    ].join('\n'),
  clubCheck: 'クラブの設定（club.json とロゴ）を調べ、誤りを行と列で示します。',
  clubShow: 'クラブの設定を、省いた項目の値も含めて表示します。',
  clubFolder: 'club.json のあるフォルダ（CLUB_FOLDER の設定の代わり）',
  clubOption:
    'club.json のあるフォルダ。データはその中の data です（CLUB_FOLDER と DATA_FOLDER の設定の代わり）',
  forProduction: '本番で公開できないところがあれば、終了コード1で終わります',
  clubIsRight: (name: string) => `${name} の club.json に誤りはありません。\n`,
  beforeProduction: (problems: readonly string[]) =>
    `\n本番の前に:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  clubRows: {
    name: '名前',
    shortName: '短い名前',
    slogan: 'スローガン',
    color: '色',
    light: 'ボタン（ライト）',
    dark: 'ボタン（ダーク）',
    logo: 'ロゴ',
    supportPage: 'お問い合わせ',
    hosts: 'ホスト名',
    trustedHosts: '確認なしで開くサイト',
    pickup: '受け取り場所',
    counterHours: '受け取りの時刻',
    cardKinds: 'カードの種類',
    payments: '支払い',
    sales: '販売のルール',
    goods: '商品の見せかた',
    receipt: '領収書の発行者',
  },
  colors: (fill: string, ink: string, ratio: number) =>
    `${fill} に ${ink} の文字（コントラスト ${ratio.toFixed(1)}:1）`,
  logo: (exists: boolean) => (exists ? 'あり' : 'なし（クラブの色の盾を使います）'),
  noHosts: 'なし（PUBLIC_ORIGIN で決まります）',
  noTrustedHosts: 'クラブのこのサイトだけ',
  noPickup: 'なし',
  noCounterHours: 'なし（「今日」に必要なペースは出ません）',
  counterHours: (opens: string, closes: string) => `${opens}から${closes}まで`,
  listed: (items: readonly string[]) => items.join('、'),
  cardKind: (kind: string, name: string) => `${name}（${kind}）`,
  wordsTitle: 'クラブの言葉',
  payments: (atPickup: boolean) => (atPickup ? 'カード、会場払い' : 'カードだけ'),
  sales: (sales: Sales, atPickup: boolean) =>
    `同じ商品は${sales.periodDays}日に${sales.piecesPerProduct}点まで。${
      atPickup
        ? `会場払いは${sales.openPickupOrders}件・${sales.openPickupTotal.toLocaleString('ja-JP')}円まで、${sales.pickupDays}日で取り消し`
        : ''
    }`,
  goods: (fewLeft: number) => `残り${fewLeft}点から、残りの数を出す`,
  commerceTitle: '特定商取引法に基づく表記',
  privacyTitle: 'プライバシーポリシー',
  doctor: {
    summary:
      '設定、データベース、ファイルの保存先、鍵、サービスを調べ、1行に1つずつ、直し方とともに表示します。何も変えません。直すところがあれば、終了コード1で終わります。',
    outside: 'LINE、KOMOJU、ファンが開くアドレスにこのサーバーから接続できるかも調べます',
    states: { good: '○', hint: '△', bad: '×' },
    found: (count: number) => `直すところが${count}つあります。× の行を見てください。`,
    allGood: '直すところはありません。\n',
    notExamined: (reason: string) => `調べられませんでした。（${reason}）`,
    settings: (production: boolean) =>
      `設定: 読み取れました（${production ? '本番' : '開発。本番では NODE_ENV=production にしてください'}）。`,
    club: (name: string) => `クラブ: ${name} のフォルダは、本番で公開できます。`,
    origin: (origin: string) => `アドレス: ${origin} でファンが開きます。`,
    otherHost: (host: string) =>
      `アドレス: PUBLIC_ORIGIN の ${host} が、club.json の hosts にありません。同じにしてください。`,
    noProxies:
      'プロキシ: PROXIES が 0 です。プロキシの後ろで動かすときは、その数にしてください。全員が同じアドレスに見え、断られることがあります。',
    secretSet: '署名の鍵: SIGNING_SECRET を使います。',
    secretStored: '署名の鍵: DATA_FOLDER の signing-secret を使います。',
    secretNotMade: '署名の鍵: まだありません。最初の起動で作られます。',
    secretTooShort: (file: string) =>
      `署名の鍵: ${file} が短すぎます。元のファイルに戻すか、消してください。消すと、次の起動で作り直されます。`,
    secretUnreadable: (reason: string) =>
      `署名の鍵: DATA_FOLDER の signing-secret を読めません（${reason}）。サーバーのユーザーが読めるようにしてください。`,
    noDatabase: (reason: string) =>
      `データベース: 使えません（${reason}）。動いているか、DATABASE_URL のアドレスとパスワードが正しいかを確かめてください。`,
    databaseNotMade: 'データベース: まだありません。最初の起動で作られます。',
    database: (major: number) => `データベース: PostgreSQL ${major} に接続できました。`,
    databaseOld: (major: number, least: number) =>
      `データベース: PostgreSQL ${major} です。${least} 以上にしてください。`,
    readOnly:
      'データベース: 書き込めません。待機系につながっていないか、ディスクがいっぱいでないかを確かめてください。',
    noCreate: (user: string, name: string) =>
      `データベース: ${user} がスキーマを作れません。grant create on database ${name} to ${user} を実行してください。裏で行う処理の表に要ります。`,
    encoding: (encoding: string) =>
      `データベース: 文字コードが ${encoding} です。UTF8 で作り直してください。`,
    collation: (name: string) => `データベース: 並び順は ${name} です。`,
    otherCollation: (name: string) =>
      `データベース: 並び順が ${name} です。OSの更新で索引が壊れることがあります。新しく作るときは C.UTF-8 にしてください。`,
    connections: (pool: number, most: number) =>
      `データベース: 接続は1プロセスに${pool}まで、全部で${most}までです。`,
    tooManyConnections: (pool: number, most: number) =>
      `データベース: 接続が足りません。DATABASE_POOL は${pool}、データベースの max_connections は${most}です。DATABASE_POOL を減らすか、max_connections を増やしてください。`,
    timeout: (name: string, value: string) => `データベース: ${name} は ${value} です。`,
    noTimeout: (name: string) =>
      `データベース: ${name} がありません。サーバーが起動のときに設定します。設定できないときは、DATABASE_URL のユーザーに設定してください。`,
    clock: '時計: データベースの時計と合っています。',
    clockDiffers: (seconds: number) =>
      `時計: データベースの時計と${seconds}秒ずれています。両方の機械の時刻合わせ（NTP）を動かしてください。`,
    migrated: 'データベース: 最新の形です。',
    pending: (names: readonly string[]) =>
      `データベース: 次の起動か migrate で更新されます: ${names.join('、')}`,
    later: (names: readonly string[]) =>
      `データベース: 新しいバージョンで更新されています: ${names.join('、')}。サーバーをそのバージョンにしてください。`,
    bucket: (name: string) => `ファイル: S3の ${name} を使えます。`,
    folder: 'ファイル: DATA_FOLDER に保存します。',
    folderNotMade: 'ファイル: DATA_FOLDER に保存します。フォルダは最初の起動で作られます。',
    noStorage: (reason: string) =>
      `ファイル: 保存先を使えません（${reason}）。S3_ の設定か、DATA_FOLDER の権限を確かめてください。`,
    disk: (folder: string) => `ディスク: ${folder} に書き込めます。`,
    diskNotMade: (folder: string) =>
      `ディスク: ${folder} はまだありません。最初の起動で作られます。`,
    noDisk: (reason: string) =>
      `ディスク: DATA_FOLDER に書き込めません（${reason}）。空きと権限を確かめてください。`,
    bus: 'Redis: 接続できました。',
    oneProcess: 'Redis: REDIS_URL がありません。プロセスが1つだけなら、なくてもかまいません。',
    noBus: (reason: string) =>
      `Redis: 接続できません（${reason}）。REDIS_URL と、Redisが動いているかを確かめてください。`,
    line: 'LINE: チャネルの設定があります。',
    noLine: 'LINE: 設定がないため、代わりのログイン画面を使います。',
    komoju: 'KOMOJU: 設定があります。',
    noKomoju: 'KOMOJU: 設定がないため、代わりの決済サービスを使います。',
    testKeys:
      'KOMOJU: テスト用の鍵（sk_test_）です。お金は動きません。公開の前に本番の鍵にしてください。',
    push: '通知: 送ります。',
    noPush: '通知: PUSH=false のため、送りません。',
    ffmpeg: '動画: ffmpeg を使えます。',
    noFfmpeg:
      '動画: ffmpeg がありません。入れると、どの端末から送られた動画にも表紙の画像が付きます。',
    reachable: (address: string) => `接続: ${address} に届きました。`,
    unreachable: (address: string) => (reason: string) =>
      `接続: ${address} に届きません（${reason}）。ネットワークとDNSを確かめてください。`,
  },
  upgrade: {
    summary:
      '更新の前に、新しいバージョンで実行します。設定、クラブのフォルダ、データベースを新しいバージョンと比べ、することを表示します。何も変えません。',
    settings: '設定とクラブのフォルダは、このバージョンで使えます。',
    unknownSetting: (name: string) =>
      `${name}: このバージョンにはない設定です。名前が正しいかを CHANGELOG.md で確かめ、いらなければ消してください。`,
    newSetting: (name: string) =>
      `${name}: このバージョンで増えた設定です。なくても動きます。docs/reference.md を見てください。`,
    found: (count: number) => `更新の前に直すところが${count}つあります。× の行を見てください。`,
    versionUnknown: (version: string) =>
      `このバージョンは ${version} です。動いているバージョンは分かりません（METRICS_PORT を設定すると調べます）。1つずつ順に更新してください。`,
    nextVersion: (before: string, after: string) =>
      `動いているバージョン ${before} の次に、${after} に更新できます。`,
    farVersion: (before: string, after: string) =>
      `動いているバージョン ${before} と ${after} は離れています。間のバージョンに順に更新するか、すべてのサーバーを止めてから更新してください。`,
    noDatabase: 'データベースはまだありません。最初の起動で作られます。',
    noMigrations: 'データベースの更新はありません。',
    later: (names: readonly string[]) =>
      `データベースは、これより新しいバージョンで更新されています: ${names.join('、')}`,
    migration: (name: string) => `次の起動か migrate で実行します: ${name}`,
    longIndex: (table: string, rows: number, index: string) =>
      `${table}（約${rows.toLocaleString('ja-JP')}行）に索引 ${index} を作るあいだ、書き込みが止まります。先に create index concurrently で、同じ名前の索引を作ってください。`,
    long: (table: string, rows: number) =>
      `${table}（約${rows.toLocaleString('ja-JP')}行）を書き換えるあいだ、この表を使う操作が止まります。利用の少ない時間に migrate を実行してください。`,
    next: 'バックアップを作り、CHANGELOG.md を読んでから、migrate を実行し、サーバーを1つずつ再起動してください。\n',
  },
  migrate: 'データベースを最新の形にします。何度実行してもかまいません。',
  seed: 'デモ用のクラブ（選手・カード・グッズ・ファン）を入れます。',
  backup:
    'データベースと写真・動画のバックアップを1つのファイルに作ります。サーバーを動かしたまま実行できます。個人情報が入っているため、暗号化して別の場所に保管してください。',
  backupOut: '作るファイル。あるファイルには上書きしません',
  restore:
    'バックアップを空のデータベースに戻します。先にファイル全体を調べ、壊れていれば何も変えません。サーバーを止めてから実行してください。',
  backupFile: 'backup で作ったファイル',
  replace: '空でないデータベースの中身をすべて消して、バックアップに置き換えます',
  playerCreate: '選手と、その選手のログインを作ります。パスワードは1回だけ表示します。',
  playerResetPassword: '選手のパスワードを作り直し、ログイン中の端末をログアウトさせます。',
  playerList: '選手とログインIDの一覧を表示します。',
  staffCreate:
    '運営スタッフのログインを作ります。パスワードは1回だけ表示します。最初のオーナーも、これで作ります。',
  staffList: '運営スタッフの一覧を表示します。',
  staffSetRole: '運営スタッフの役割を変え、ログイン中の端末をログアウトさせます。',
  staffResetPassword: '運営スタッフのパスワードを作り直し、ログイン中の端末をログアウトさせます。',
  staffResetSecondFactor:
    '運営スタッフのパスキー・ワンタイムコード・リカバリーコードを消し、ログイン中の端末をログアウトさせます。',
  staffRemove:
    '運営スタッフを外します。ログインできなくなり、ログイン中の端末はすぐにログアウトします。記録は残ります。',
  sessionsList: 'ログイン中の端末の一覧を、最後に使った順に表示します。',
  sessionsEnd:
    'ログイン中の端末をログアウトさせます。開いている画面もすぐにログアウトし、次の操作からはログインが必要です。',
  sessionPerson: 'ファン・選手・スタッフの1人（ログインID、ID、名前のいずれか）',
  sessionStaff: '運営スタッフと受け渡しの端末すべて',
  sessionId: 'この1台だけ（sessions list の1列目）',
  staffName: '名前（例: 見本 花子）',
  staffLogin: '運営スタッフのログインID',
  staffRoleHelp:
    '役割。desk は受け渡しだけ、manager は注文や商品なども、owner はスタッフと設定も扱えます',
  importPlayers: '選手をCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  importCards: 'カードをCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  importProducts: 'グッズをCSVファイルから取り込みます。1行でも誤りがあれば何も取り込みません。',
  importExample: '取り込みに使うCSVの見本を作ります。データベースは変わりません。',
  exampleKind: '見本の種類',
  exampleOut: '作るCSVファイル。指定しないときは画面に表示します',
  exampleWritten: (file: string, kind: string) =>
    `見本を ${file} に書き出しました。取り込む前に調べるには: homestand import ${kind} ${file} --dry-run\n`,
  columns: 'CSVの列',
  columnNeed: {
    required: '必須',
    header: '列は必須、空欄可',
    optional: '任意',
  },
  columnExample: (help: string, example: string) => (example ? `${help}（例: ${example}）` : help),
  columnRules: '1行目は見出しです。列の順番は自由です。「任意」の列はなくてもかまいません。',
  exampleRow: '例:',
  exampleFile: (kind: string) =>
    `見本のファイルを作るには: homestand import example ${kind} --out ${kind}.csv`,
  playerRetire:
    '選手を引退にします。ログインできなくなり、ファンは新しく選んだり送ったりできません。これまでのトーク、カード、名前は残ります。',
  playerReturn: '引退にした選手を元に戻します。',
  playerReference: '選手（ログインID、背番号、選手名のいずれか）',
  productsList: 'グッズの一覧を、販売中か非表示かとともに表示します。',
  productsHide: 'グッズを非表示にします。購入もできなくなります。これまでの注文は残ります。',
  productsShow: '非表示にしたグッズを、もう一度販売します。',
  product: 'グッズの番号（products list の1列目）または商品名',
  stock: {
    list: 'グッズの在庫の一覧を表示します。',
    set: '棚で数えた在庫を記録します。数えてから売れたものがあれば、何が動いたかを表示して、記録しません。',
    adjust: '在庫を増やすか、減らします。入荷や破損のときに使います。',
    check:
      '在庫を、その増減の記録と注文に照らし合わせます。違いがあれば表示し、終了コード1で終わります。',
    count:
      '棚にある数。受け取りや発送を待つ注文の分も数えます。none で、在庫を数えるのをやめます（いくつでも売れます）',
    option: '商品の種類（サイズなど）。種類のある商品では必ず指定します',
    version: '数えたときの版（stock list の最後の列）。はじめて数えるときは、いりません',
    add: '増やす数',
    remove: '減らす数',
    reason: '理由。記録に残ります',
    repair: '直せる違いを、記録と注文に合わせて直します',
    headings: ['番号', '商品名', '在庫', '取り置き', '販売できる数', '版'],
    notCounted: '数えない',
    endWords: ['none', '数えない'],
    notANumber: (typed: string) => `「${typed}」は数ではありません。10 のように入力してください。`,
    optionMissing: (name: string, labels: readonly string[]) =>
      labels.length === 0
        ? `「${name}」に、その種類はありません。--option を付けずに実行してください。`
        : `「${name}」の種類を --option に指定してください: ${labels.join('、')}`,
    addOrRemove: '--add と --remove のどちらか1つを指定してください。',
    reasonMissing: '--reason に理由を入力してください。',
    changed: (name: string, onHand: number, held: number) =>
      `「${name}」の在庫は${onHand}点です。取り置きは${held}点、販売できるのは${onHand - held}点です。\n`,
    ended: (name: string) => `「${name}」の在庫を数えるのをやめました。いくつでも売れます。\n`,
    isNotCounted: (name: string) =>
      `「${name}」の在庫は数えていません。数えはじめるには、--version を付けずに stock set を実行してください。`,
    versionMissing: (name: string, onHand: number, version: number) =>
      `「${name}」の在庫は${onHand}点、版は${version}です。数えているあいだに売れたものを見落とさないように、数えはじめたときの版を --version に指定してください。`,
    tooFew: (name: string, held: number) =>
      `「${name}」は、受け取りや発送を待つ注文が${held}点あるため、それより少なくできません。足りないときは、先に注文をキャンセルしてください。`,
    tooMany: (name: string, most: number) =>
      `「${name}」の在庫は${most.toLocaleString('ja-JP')}点までです。`,
    madeToOrder: (name: string) =>
      `「${name}」は受注生産のため、在庫を数えません。上限は、管理画面の商品の内容で変えられます。`,
    moved: (name: string, onHand: number, version: number) =>
      `「${name}」は、その版のあとに動いたため、記録しませんでした。在庫は${onHand}点、版は${version}です。数え直すか、次の動きを確かめて、新しい版を指定してください。`,
    moveHeadings: ['日時', '動き', '在庫', '取り置き', '注文番号'],
    kinds: {
      count: '数えた',
      adjust: '増減',
      hold: '注文',
      release: '取り消し',
      hand_over: '引き渡し',
      undo: '引き渡しの取り消し',
      take_back: '返品',
      booth: 'ブースで販売',
      booth_undo: 'ブースの販売の取り消し',
      booth_cover: 'ブースで多く売れた分',
    },
    agrees: '在庫、その記録、注文は一致しています。\n',
    differs: (count: number) =>
      `在庫に${count}件の違いがあります。stock check --repair で直せます。`,
    notRepaired: (count: number) =>
      `${count}件の違いが残りました。在庫が足りないときは、入荷を stock adjust で記録するか、注文をキャンセルしてください。`,
    differenceHeadings: ['番号', '商品名', '注文番号', '今', '正しい数'],
    pieces: (onHand: number, held: number, oversold: number) =>
      `在庫${onHand}、取り置き${held}${oversold === 0 ? '' : `、ブースで多く売れた分${oversold}`}`,
    held: (pieces: number) => `取り置き${pieces}`,
  },
  cardsSheet: 'カードのQRコードをA4のPDFにします（63×88mm、1ページ9枚、トンボ付き）。',
  ordersList: '注文の一覧を新しい順に表示します。',
  ordersStatus: '注文の状態を変えます。',
  paymentsCheck:
    '決済サービスの請求と注文を照らし合わせます。違いがあれば表示し、終了コード1で終わります。',
  announce: 'グループトークに選手の名前でメッセージを送ります。',
  topicsList: 'グループトークの一覧を表示します。',
  topicsCreate: 'グループトークを作ります。ファンは全員参加します。',

  loginId: '選手のログインID',
  nameJapanese: '選手名（例: 見本 太郎）',
  nameRomaji: 'ローマ字の選手名（例: Taro Mihon）',
  jerseyNumber: '背番号',
  passwordFromInput: 'パスワードを自動で作らず、標準入力から読みます',
  file: 'CSVファイル（UTF-8 または Shift_JIS）',
  pictures: 'CSVに書いた写真・音声・動画のファイルがあるフォルダ',
  dryRun: '誤りがないかだけを調べ、取り込みません',
  out: '作るPDFファイル',
  player: 'この選手のカードだけ（背番号またはローマ字の選手名）',
  cardType: 'この種類のカードだけ',
  ordersShow:
    '注文の内容、お客さま、支払い、これまでの変更を表示します。支払いに失敗した注文も表示できます。',
  ordersUndo:
    '間違えて received や shipped にした注文を1つ前の状態に戻し、ファンに知らせます。返金や請求はしません。',
  ordersMemo:
    '注文にメモを付けます。受け渡しの画面に表示されます。ファンには見えません。--text を省くと消します。',
  memo: 'メモ（200文字まで）',
  reason: '戻す理由（注文の履歴に残ります）',
  statusFilter: `この状態の注文だけ`,
  since: 'この日以降の注文だけ（日本時間、例: 2026-04-01）',
  sinceCheck: 'この日以降の決済を調べます（日本時間、例: 2026-04-01）。指定しないときは2日前から',
  csv: 'Excelで開けるCSVで出力します',
  orderId:
    '注文番号。全体（261121-7K3MPQ）または最後の6文字。小文字・全角、空白やハイフンの有無は問いません',
  status: '新しい状態',
  tracking: '追跡番号（発送済みにするとき）',
  refund: '支払い済みの金額をカードに返金します（キャンセルするとき）',
  topic: 'トークのIDまたはタイトル',
  from: '送信者になる選手のログインID',
  text: 'メッセージ。指定しないときは標準入力から読みます',
  title: 'トークのタイトル',
  members: '参加する選手のログインID',

  noDatabase: (reason: string) =>
    `データベースを使えません。サーバーを止めてからもう一度実行するか、DATABASE_URL を指定してください。\n${reason}`,
  backupExists: (file: string) => `ファイル「${file}」はもうあります。別の名前を指定してください。`,
  backupFileMissing: (key: string) =>
    `ファイル ${key} が保存先に見つからないため、バックアップに入れませんでした。\n`,
  backedUp: (
    file: string,
    { rows, files, megabytes }: { rows: number; files: number; megabytes: number },
  ) =>
    `${file} にバックアップを作りました（${rows.toLocaleString('ja-JP')}行、ファイル${files.toLocaleString('ja-JP')}個、${megabytes.toLocaleString('ja-JP')}MB）。個人情報が入っています。暗号化して、このサーバーとは別の場所に保管してください。SIGNING_SECRET などの秘密の値は入っていません。\n`,
  backupBroken: (file: string) =>
    `「${file}」はバックアップのファイルではないか、壊れています。何も変えていません。別のバックアップを指定してください。`,
  backupNewer: (version: string) =>
    `このバックアップは、新しいバージョン（${version}）で作られています。何も変えていません。サーバーをそのバージョンにしてから、もう一度実行してください。`,
  backupOfOtherTables: (table: string) =>
    `バックアップの ${table} の列が、このバージョンのものと違います。何も変えていません。バックアップを作ったバージョンで実行してください。`,
  restoreBesideServer:
    'サーバーが動いています。何も変えていません。サーバーを止めてから、もう一度実行してください。',
  databaseNotEmpty:
    'データベースは空ではありません。何も変えていません。今の中身をすべて消して置き換えるには、--replace を付けてください。',
  restored: (createdAt: string, { rows, files }: { rows: number; files: number }) =>
    `${createdAt} のバックアップを戻しました（${rows.toLocaleString('ja-JP')}行、ファイル${files.toLocaleString('ja-JP')}個）。サーバーを起動し、homestand payments check で決済と照らし合わせてください。\n`,
  upToDate: 'データベースは最新です。\n',
  migrated: (names: readonly string[]) => `データベースを更新しました: ${names.join('、')}\n`,
  noDemoData: (club: string) =>
    `${club}のフォルダにはデモデータ（demo.ts）がありません。選手とグッズは import で登録できます。`,
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
  playerHeadings: ['背番号', '選手名', 'ローマ字', 'ログインID', '状態'],

  retired: (date: string) => `引退（${date}）`,
  active: '在籍',
  severalPlayers: (player: string) =>
    `「${player}」に当てはまる選手が2人以上います。ログインIDを指定してください。`,
  playerRetired: (name: string, sessions: number) =>
    `${name} 選手を引退にしました。ログイン中だった${sessions}台をログアウトさせました。\n`,
  playerReturned: (name: string) => `${name} 選手を元に戻しました。\n`,
  returnedLogin: (loginId: string) =>
    `ログインID「${loginId}」と以前のパスワードでログインできます。\n`,
  isRetired: (name: string, reference: string) =>
    `${name} 選手は引退しています。元に戻すには: homestand player return "${reference}"`,
  isActive: (name: string) => `${name} 選手は引退していません。`,

  staffRoles,
  staffRole,
  staffHeadings: ['ログインID', '名前', '役割', '作成'],
  noStaff: '運営スタッフがまだ登録されていません。\n',
  lastOwner: (loginId: string) =>
    `「${loginId}」は最後のオーナーです。先に、ほかの人をオーナーにしてください。`,
  noSuchStaff: (loginId: string) => `ログインID「${loginId}」のスタッフが見つかりません。`,
  staffCreated: (name: string, role: keyof typeof staffRoles) =>
    `${name} さんのログインを作りました。役割は ${staffRole(role)}です。\n`,
  sameRole: (loginId: string, role: keyof typeof staffRoles) =>
    `「${loginId}」の役割はすでに ${staffRole(role)}です。`,
  roleChanged: (loginId: string, role: keyof typeof staffRoles, sessions: number) =>
    `「${loginId}」の役割を ${staffRole(role)}にしました。ログイン中だった${sessions}台をログアウトさせました。\n`,
  noSecondFactor: (loginId: string) =>
    `「${loginId}」には、パスキーもワンタイムコードも登録されていません。`,
  secondFactorReset: (loginId: string, sessions: number) =>
    `「${loginId}」のパスキー・ワンタイムコード・リカバリーコードを消しました。ログイン中だった${sessions}台をログアウトさせました。次にログインするときに、登録し直します。\n`,
  staffRemoved: (name: string, sessions: number) =>
    `${name} さんを外しました。ログイン中だった${sessions}台をログアウトさせました。\n`,

  jobs: {
    list: '裏で行う処理の種類ごとの数と、失敗した処理の一覧を表示します。',
    retry: '失敗した処理を、もう一度行います。--job がなければすべて。',
    id: 'この1つだけ（jobs list の失敗した処理の1列目）',
    headings: ['処理', '種類', '待ち', '失敗', '次の時刻', '最後の成功'],
    failedHeadings: ['ID', '失敗した処理', '回数', '時刻', '理由'],
    periodic: '決まった時刻',
    enqueued: '操作のあと',
    none: '—',
    noneFailed: '失敗した処理はありません。\n',
    howToRetry: 'もう一度行うには: homestand jobs retry（1つだけなら --job <ID>）\n',
    retried: (count: number) => `${count}件をもう一度行います。\n`,
    waitAlready: (count: number) =>
      `${count}件は、同じ処理がもう待っているので、そのままにしました。\n`,
  },
  noSessions: 'ログイン中の端末はありません。\n',
  sessionHeadings: ['ID', '名前', '種類', '端末', 'ログイン', '最後の利用', '期限'],
  roleWords: { user: 'ファン', player: '選手', ...staffRoles },
  device: ({
    deviceType,
    deviceSystem,
    deviceBrowser,
  }: Record<'deviceSystem' | 'deviceBrowser', string | null> & { deviceType: string }) =>
    deviceSystem === null ? deviceType : [deviceSystem, deviceBrowser].join(' '),
  personOrStaff: '--person か --staff の、どちらか1つを指定してください。',
  noSuchPerson: (person: string) =>
    `「${person}」というファン・選手・スタッフが見つかりません。ログインID、ID、名前のどれかを、そのまま入力してください。`,
  severalPeople: (person: string) =>
    `「${person}」に当てはまる人が2人以上います。次のIDを --person に指定してください。`,
  sessionsEnded: (count: number) => `ログイン中だった${count}台をログアウトさせました。\n`,

  noProducts: 'グッズがまだ登録されていません。\n',
  productHeadings: ['番号', '商品名', '価格', '状態'],
  onSale: '販売中',
  hidden: '非表示',
  noSuchProduct: (product: string) => `グッズ「${product}」が見つかりません。`,
  severalProducts: (product: string) =>
    `「${product}」に当てはまるグッズが2つ以上あります。番号を指定してください。`,
  productHidden: (name: string) =>
    `「${name}」を非表示にしました。カートに入っている分は、ファンが次に開いたときに取り除かれます。\n`,
  productShown: (name: string) => `「${name}」をもう一度販売します。\n`,
  alreadyHidden: (name: string) => `「${name}」はすでに非表示です。`,
  alreadyShown: (name: string) => `「${name}」は販売中です。`,

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
  item: (name: string, quantity: number, refunded = 0) =>
    `${name}×${quantity}${refunded > 0 ? `（${refunded}点返金済み）` : ''}`,
  itemsSeparator: '、',
  yen: (amount: number) => `${amount.toLocaleString('ja-JP')}円`,
  paymentsAgree: (compared: number) =>
    `決済サービスの${compared}件の決済と注文は一致しています。\n`,
  paymentsDiffer: (count: number) => `決済サービスと注文に${count}件の違いがあります。`,
  paymentsNotListed: (reason: string) =>
    `決済サービスから一覧を取得できませんでした。時間をおいて、もう一度実行してください。${code(reason)}`,
  paymentsNotConnected: (reason: string) =>
    `決済サービスから一覧を取得できませんでした。接続できないため、ネットワークを確かめてください。${code(reason)}`,
  paymentsRefused: (reason: string) =>
    `決済サービスから一覧を取得できませんでした。断られたため、KOMOJU_SECRET_KEY を確かめてください。${code(reason)}`,
  paymentsOfStandIn: (origin: string) =>
    `KOMOJUの設定がないため、サーバーの中で動く代わりの決済サービスと照らし合わせますが、${origin} に接続できません。サーバーを起動していないときは、起動してから、もう一度実行してください。別のポートで起動しているときは、PORT=3001 のように、同じ PORT をコマンドの前に付けてください。`,
  differenceHeadings: ['違い', '注文番号', '請求すべき額', '請求済みの額', '決済番号'],
  differenceWords: {
    charged_without_order: '注文のない請求',
    paid_without_charge: '請求のない支払い済み',
    wrong_amount: '金額の違い',
    refund_due: '返金が終わっていない',
    no_next_step: '確認が止まっている',
  },
  statusWord,
  didYouMean: 'もしかして:',
  suggestion: (words: readonly string[]) => `もしかして: ${words.join('、')}`,
  noSuchOrder: (id: string) =>
    `注文番号「${id}」の注文が見つかりません。番号の全体か、最後の6文字を入力してください。`,
  severalOrders: (id: string) =>
    `「${id}」に当てはまる注文が2つ以上あります。番号の全体を入力してください。`,
  orderShow: {
    number: '注文番号',
    status: '状態',
    cancelReason: 'キャンセルの理由',
    cancelReasons: { pickup_expired: '受け取り期限を過ぎたため' },
    createdAt: '注文日時',
    name: '名前',
    kana: 'フリガナ',
    email: 'メールアドレス',
    phone: '電話番号',
    method: '受け取り方法',
    address: 'お届け先',
    addressOf: (postalCode: string, address: string) => `〒${postalCode} ${address}`,
    tracking: '追跡番号',
    memo: 'メモ',
    none: '（なし）',
    payment: '支払い',
    paymentOf: (status: string, lastFour: string | null) =>
      lastFour === null ? status : `${status}（カード下4桁 ${lastFour}）`,
    total: '合計',
    refundedOf: (pieces: number) => (pieces > 0 ? `（${pieces}点返金済み）` : ''),
    itemHeadings: ['商品', '単価', '数量', '小計'],
    paymentHeadings: ['決済の更新', '状態', '金額', '決済番号', '失敗の理由'],
    paymentStates: {
      started: '開始',
      awaiting: '支払い待ち',
      paid: '支払い済み',
      failed: '支払い失敗',
      canceled: '支払い中止',
      refund_due: '返金手続き中',
      refunded: '返金済み',
    },
    changeHeadings: ['履歴', '状態', '支払い', '追跡番号', '理由', '行った人', '受け取ったお金'],
    refusedHeadings: [
      '重ねた受け渡し',
      '行った人',
      '受け取ったお金',
      '受け付けなかった理由',
      'どうしたか',
    ],
    refusedReasons: {
      handed_over: '渡し済み',
      canceled: 'キャンセル',
      refunded: '返金済み',
      payment_pending: '支払い確認中',
      payment_failed: '支払い失敗',
      shipping: '配送の注文',
      payment_differs: '受け取る金額が違う',
    },
    unsettled: 'まだ確かめていません',
    settlements: { goods: '品物が2つ出た', record: '記録だけの重なり', refund: '返金した' },
    settled: (what: string, note: string, by: string) => `${what}（${by}）: ${note}`,
    means: { cash: '現金', other: 'その他' },
    taken: (means: string, yen: string) => `${means} ${yen}`,
    placed: '注文の受け付け',
    earlierUnknown: '（これより前の変更は記録されていません）',
  },
  memoWritten: (id: string) => `注文 ${id} にメモを付けました。\n`,
  memoRemoved: (id: string) => `注文 ${id} のメモを消しました。\n`,
  reasonMissing: '--reason に戻す理由を入力してください。',
  notHandedOver: (id: string, from: Status) =>
    from === 'canceled'
      ? `注文 ${id} は canceled（キャンセル）です。キャンセルは元に戻せません。もう一度注文してもらってください。`
      : `注文 ${id} は ${statusWord(from)}です。元に戻せるのは ${statusWord('received')}と ${statusWord('shipped')}だけです。`,
  orderUndone: (id: string, from: Status, to: Status) =>
    `注文 ${id} を ${statusWord(from)}から ${statusWord(to)}に戻しました。支払いは変えていません。\n`,
  trackingRemoved: (tracking: string) => `追跡番号 ${tracking} を消しました。\n`,
  pickupExpires: (until: string) =>
    `受け取り期限（${until}）を過ぎているため、1時間以内に自動でキャンセルされます。渡し終えた注文なら received にしてください。\n`,
  orderUnpaid: (id: string) => `注文 ${id} は支払いが終わっていないため、まだ変更できません。`,
  trackingOnlyShipped: '--tracking は shipped（発送済み）にするときだけ指定できます。',
  refundOnlyCanceled: '--refund は canceled（キャンセル）にするときだけ指定できます。',
  notPossible: (id: string, from: Status, to: readonly Status[]) =>
    to.filter((status) => status !== from).length === 0
      ? `${statusWord(from)}の注文の状態は変えられません。${
          from === 'canceled'
            ? ''
            : `間違えた場合に戻すには: homestand orders undo ${id} --reason "…"`
        }`
      : `${statusWord(from)}の注文は ${to.map(statusWord).join('、')}にだけ変えられます。`,
  orderChanged: (id: string, status: Status) => `注文 ${id} を ${statusWord(status)}にしました。\n`,
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
