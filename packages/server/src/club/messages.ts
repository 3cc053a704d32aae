const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

export const prefectures = [
  '北海道',
  '青森県',
  '岩手県',
  '宮城県',
  '秋田県',
  '山形県',
  '福島県',
  '茨城県',
  '栃木県',
  '群馬県',
  '埼玉県',
  '千葉県',
  '東京都',
  '神奈川県',
  '新潟県',
  '富山県',
  '石川県',
  '福井県',
  '山梨県',
  '長野県',
  '岐阜県',
  '静岡県',
  '愛知県',
  '三重県',
  '滋賀県',
  '京都府',
  '大阪府',
  '兵庫県',
  '奈良県',
  '和歌山県',
  '鳥取県',
  '島根県',
  '岡山県',
  '広島県',
  '山口県',
  '徳島県',
  '香川県',
  '愛媛県',
  '高知県',
  '福岡県',
  '佐賀県',
  '長崎県',
  '熊本県',
  '大分県',
  '宮崎県',
  '鹿児島県',
  '沖縄県',
] as const;

/** Rows of the legal notice that article 11 of the law on commercial transactions asks for, in its order. */
export const commerceTerms = {
  seller: '販売事業者',
  manager: '運営統括責任者',
  address: '所在地',
  phone: '電話番号',
  prices: '販売価格',
  fees: '商品代金以外の必要料金',
  payment: '支払方法',
  paymentTime: '支払時期',
  delivery: '引渡し時期',
  returns: '返品・キャンセル',
} as const;

/** The kinds of player cards, with the names of a club that gives no others. */
export const cardKindNames = {
  normal: 'ノーマル',
  silver: 'シルバー',
  gold: 'ゴールド',
  signature: 'サイン',
} as const;

/** The words that a club may change: the app's own text, and where it shows it (packages/ui, messages.ts). */
export const clubWords = {
  groupTopics: { text: 'グループトーク', places: ['GroupTopics.title'] },
  thread: { text: 'トーク', places: ['Screen.titles.thread'] },
  cardTab: {
    text: 'カード',
    places: ['TabBar.card', 'CountStrip.names.cards', 'ActivityRecord.cards'],
  },
  cardAlbum: { text: 'カードコレクション', places: ['Screen.titles.cards'] },
  obtainCard: { text: 'カードの受け取り', places: ['ObtainPanel.title', 'Screen.titles.obtain'] },
  cardPromo: { text: '選手カードを集めよう', places: ['CardPromo.title'] },
  cardPromoHelp: {
    text: '会場やグッズのQRコードを読み取ると、選手カードが手に入ります。',
    places: ['CardPromo.help', 'CardAlbum.firstHelp'],
  },
  shopTab: { text: 'ショップ', places: ['TabBar.shop'] },
  shop: {
    text: 'ファンショップ',
    places: ['Screen.titles.shop', 'ShopPromo.title', 'ShopCategories.title'],
  },
  shopPromoHelp: {
    text: 'ユニフォームやタオルなど、応援グッズがそろっています。',
    places: ['ShopPromo.help'],
  },
  goods: { text: '応援グッズ', places: ['ShopCategories.goods'] },
  jewelry: { text: 'ジュエリー', places: ['ShopCategories.jewelry'] },
  digital: { text: 'デジタルコンテンツ', places: ['ShopCategories.digital'] },
  venuePickup: {
    text: '会場受け取り',
    places: [
      'DeliveryPicker.venue',
      'ConfirmSummary.venue',
      'HowToBuy.venue',
      'OrderDetails.venue',
      'OrderRow.venue',
    ],
  },
  receiptProviso: { text: '但し グッズ代として', places: ['Receipt.proviso'] },
} as const;

export type Word = keyof typeof clubWords;

/** Texts that are marked as invented or still to be written; none of them may be published. */
export const unpublishable =
  /架空|デモ用|サンプル|ダミー|【[^】]*】|[◯○〇]{2,}|example[.](com|org|net|jp|co[.]jp)/;

/** The sentence that `club init` of version 0.2.0 wrote into every club's commerce.payment. */
export const promiseOfAtPickup = '会場でのお支払いを選べる商品もあります。';

/** Japanese keyboards and word processors write these signs; JSON has only their half-width forms. */
export const wideSigns: { quotes: RegExp; all: RegExp; half: Record<string, string> } = {
  quotes: /[“”„‟＂]/,
  all: /[“”„‟＂：，、｛｝［］]/,
  half: { '：': ':', '，': ',', '、': ',', '｛': '{', '｝': '}', '［': '[', '］': ']' },
};

/** What people write around an amount: ¥1,200 or 1,200円, in half width. */
export const aroundYen = /^¥|円$|,/g;

/** Cells that the lists of `club init` have and no real list: each names itself a sample. */
export const samples = {
  players: ['見本 太郎', '見本 次郎'],
  school: '見本高校',
  card: '見本のメッセージです。',
  goods: ['見本の応援タオル', '見本のロゴピアス'],
  goodsHelp: '見本の商品です。球場で掲げられる、ロゴ入りのタオルです。',
} as const;

export const messages = {
  schemaTitle: 'ホームスタンドのクラブの設定（club.json）',
  fields: {
    schema: '入力を助けるスキーマの場所です。',
    demo: 'デモのクラブであることを示します。本番では使えません。',
    name: 'クラブの正式な名前です。画面、領収書、QRコードのシート、共有の表示に出ます。',
    shortName: 'ホーム画面のアイコンの下に出る短い名前です。省くと name を使います。',
    slogan: 'ログイン画面とトップの下に出る一文です。',
    color:
      'クラブの色です（例: #0050b5）。画面の色はすべてこの色から計算され、文字は読みやすさの基準を満たします。',
    logo: 'ロゴのSVGファイルの名前です。club.json と同じフォルダに置きます。省くと、クラブの色の盾になります。',
    supportPage: 'お問い合わせページのアドレスです。',
    hosts:
      'ファンが開くホスト名です（例: fans.example.jp）。最初のものが正式で、ほかのホスト名で開くと最初のものへ移ります。PUBLIC_ORIGIN の設定があれば、そちらが正式です。',
    trustedHosts:
      '選手とクラブのメッセージのリンクを、確認なしで開くサイトのホスト名です（例: www.example.jp）。ホスト名は1つずつ書きます。example.jp は www.example.jp を含みません。クラブのこのサイトは、書かなくても含まれます。',
    commerce:
      '特定商取引法に基づく表記です。本番では、この10の行のうち fees、payment、paymentTime を除くすべてが必要です。',
    commerceRows: {
      seller: '販売事業者: 登記された名称、または氏名です。',
      manager: '運営統括責任者の氏名です。',
      address: '所在地: 住所を番地まで書きます。',
      phone: '電話番号: 受付時間も書けます。',
      prices: '販売価格の説明です。',
      fees: '商品代金以外の必要料金です。省くと、shipping の送料から作ります。',
      payment: '支払方法です。省くと、payments から作ります。',
      paymentTime: '支払時期です。省くと、payments から作ります。',
      delivery: '引渡し時期です。',
      returns: '返品・キャンセルの条件です。',
      more: 'ほかの行です（申込みの期間、販売数量の制限など）。',
    },
    privacy: 'プライバシーポリシーです。',
    privacyContact: '個人情報についての問い合わせ先です。本番では必要です。',
    privacyRows: 'プライバシーポリシーの行です。本番では1行以上必要です。',
    term: '行の見出しです。',
    description: '行の内容です。',
    shipping: '配送の送料です（税込、円）。会場受け取りは無料です。',
    shippingFee: '1回の注文の送料です（税込、円）。',
    freeFrom: '商品の合計がこの金額以上なら送料は無料です。省くと、無料になりません。',
    byPrefecture: '送料が異なる都道府県です（例: { "沖縄県": 1200 }）。',
    sales: '販売のルールです。省いた項目は、かっこの中の値になります。',
    piecesPerProduct: '1人が同じ商品を購入できる数です（50）。',
    periodDays: 'その数を数える日数です（30）。',
    openPickupOrders: '受け取り前の会場払いの注文を、1人がいくつまで持てるかです（5）。',
    openPickupTotal: 'その注文の合計金額の上限です（100,000円）。',
    pickupDays: '受け取られない会場払いの注文が、取り消されるまでの日数です（30）。',
    goods: '商品の見せかたです。省いた項目は、かっこの中の値になります。',
    fewLeft:
      '商品の残りがこの数以下になると「残り3点」のように出します（5）。1から20まで。数えている商品だけです。',
    payments: '支払いの方法です。クレジットカードは、いつも使えます。',
    atPickup:
      '会場払い（受け取るときに会場で支払う注文）を受け付けるかどうかです（true）。false にすると、商品のページの「会場払いで注文する」がなくなります。それまでの注文は変わりません。',
    pickup: '会場受け取りの場所と時間です。注文の画面と受け取り用QRコードの画面に出ます。',
    pickupPlace: '受け取りの場所です（例: 正面広場のグッズ受け取り所）。',
    pickupHours: '受け取りの時間です（例: 試合日の10時から試合終了まで）。',
    pickupOpens:
      '受け取りが始まる時刻です（日本時間、例: 10:00）。closes と一緒に書くと、スタッフの「今日」に、終わりまでに必要なペースが出ます。ファンの画面には出ません。',
    pickupCloses:
      '受け取りが終わる時刻です（日本時間、例: 16:30）。opens と同じ日の、あとの時刻です。',
    cardKinds:
      '使うカードの種類と、その呼び名です。省くと4種類すべてを使います。書かなかった種類のカードは登録できません。',
    cardKind: 'この種類のカードの呼び名です。',
    cardKindName: '種類の呼び名です（例: プレミアム）。',
    cardKindStamp: 'カードに入る英字の飾りです（例: PREMIUM）。',
    wordsOfClub:
      '画面の言葉のうち、クラブの言い方に替えるものです。省いたものは、かっこの中の言葉になります。',
    words: {
      groupTopics: 'トップの、選手とファンのグループの見出しです',
      thread: 'メッセージを読む画面の名前です',
      cardTab: 'メニューとマイページで、選手カードを指す言葉です',
      cardAlbum: '集めたカードの画面の名前です',
      obtainCard: 'カードを受け取る画面の名前です',
      cardPromo: 'トップの、カードの紹介の見出しです',
      cardPromoHelp: 'カードの紹介の説明です',
      shopTab: 'メニューの、お店の名前です',
      shop: 'お店の画面とトップの紹介の名前です',
      shopPromoHelp: 'トップの、お店の紹介の説明です',
      goods: '応援のための商品の、分類の名前です',
      jewelry: '身につける商品の、分類の名前です',
      digital: '音声などの商品の、分類の名前です',
      venuePickup: '会場での受け取りの呼び名です',
      receiptProviso: '領収書の但し書きです',
    } satisfies Record<Word, string>,
    word: (about: string, text: string) => `${about}（${text}）。`,
    receipt: '領収書の発行者です。',
    receiptName: '発行者の名称です。省くと name を使います。',
    receiptAddress: '発行者の住所です。',
    registrationNumber: '適格請求書発行事業者の登録番号です（T と13桁の数字）。',
  },

  noFolder: (folder: string) =>
    `${folder} に club.json がありません。npm run homestand -- club init で作れます。`,
  at: (line: number, column: number, sentence: string) => `club.json:${line}:${column} ${sentence}`,
  atFile: (file: string, sentence: string) => `${file}: ${sentence}`,
  notUtf8: (encoding: string | undefined) =>
    `${encoding === undefined ? '文字コードを読み取れません。' : `文字コードが ${encoding} です。`}メモ帳などのエディタで開き、「名前を付けて保存」で文字コード（エンコード）に「UTF-8」を選んで、保存し直してください。`,
  notJson: 'JSON として読めません。ここまでの , や " や } を確かめてください。',
  wideSign: (sign: string, half: string) =>
    `「${sign}」は全角です。半角の ${half} に直してください。`,
  twice: (key: string) => `「${key}」が2回あります。どちらかを消してください。`,
  unknownKey: (key: string, keys: readonly string[]) =>
    `「${key}」という項目はありません。ここに書ける項目: ${keys.join('、')}`,
  missing: (key: string, expected: string) =>
    `「${key}」がありません。${expected}を書いてください。`,
  expected: (key: string, expected: string, value: string) =>
    `「${key}」には${expected}を書いてください。いまは ${value} です。`,
  kinds: {
    text: (most: number) => `1文字以上${most}文字以内の文字列`,
    yen: (most: number) => `0から${most.toLocaleString('ja-JP')}までの整数（円）`,
    whole: (least: number, most: number) => `${least}から${most.toLocaleString('ja-JP')}までの整数`,
    flag: 'true か false',
    color: '#0050b5 のような # と16進数6桁の色',
    svg: 'logo.svg のような、同じフォルダのSVGファイルの名前',
    address: 'https:// から始まるアドレス',
    host: 'fans.example.jp のような、小文字のホスト名（https:// やパスは書きません）',
    trustedHost:
      'www.example.jp のような、小文字のホスト名（https:// やパス、ポート、* は書かず、日本語の名前は xn-- で始まる形で）',
    stamp: 'PREMIUM のような、24文字以内の英大文字と数字',
    cardKinds: 'normal、silver、gold、signature のうち1つ以上の項目',
    opens: '10:00 のような、closes より前の時刻（00:00から23:59まで）',
    closes: '16:30 のような、opens よりあとの時刻（00:00から23:59まで）',
    registrationNumber: 'T と13桁の数字',
    prefecture: '都道府県の名前（例: 沖縄県）',
    object: '{ } で囲んだ項目',
    list: '[ ] で囲んだ並び',
  },

  logo: {
    unreadable: 'ファイルを読み取れません。',
    tooLarge: (most: number) => `大きすぎます。${most / 1000} kB 以下にしてください。`,
    notSvg: 'SVG ではありません。いちばん外側を <svg> にしてください。',
    noViewBox: 'viewBox がありません。viewBox="0 0 64 64" のように書いてください。',
    element: (name: string) => {
      const reason =
        {
          script: 'プログラムは使えません。',
          style: '書き出しの設定で「プレゼンテーション属性」を選んでください。',
          text: '書き出しの前に、文字をアウトラインに変換してください。',
          image: '画像は埋め込めません。図形で描いてください。',
        }[name] ?? '図形（path、circle など）とグラデーションだけが使えます。';
      return `<${name}> は使えません。${reason}`;
    },
    attribute: (element: string, name: string) => `<${element}> の ${name} は使えません。`,
    outside: (element: string, name: string) =>
      `<${element}> の ${name} は、ファイルの外を指せません。`,
    tooMany: (most: number) => `要素が多すぎます。${most} 個以下にしてください。`,
  },

  /** What the app says about the pickup. */
  pickup: {
    withHours: (place: string, hours: string) => `${place}（${hours}）`,
    show: (where: string) => `${where}でQRコードをご提示ください。`,
    free: (where: string) => `送料無料。${where}でQRコードをお見せください。`,
    howTo: (where: string) => `注文履歴にある受け取り用QRコードを、${where}でお見せください。`,
    pay: (where: string) => `お支払いは会場で。${where}で、QRコードと引き換えにお支払いください。`,
    exchange: (where: string) => `${where}で、QRコードと引き換えにお支払いください。`,
    ordered: (where: string) =>
      `${where}で、注文履歴のQRコードをお見せください。お支払いはそのときにお願いします。`,
    codes: (where: string) => `受け取り場所: ${where}`,
  },

  privacyContact: 'お問い合わせ窓口',
  shippingFees: ({ fee, freeFrom, byPrefecture }: Fees) =>
    [
      byPrefecture.length === 0
        ? `配送の場合、送料${yen(fee)}（全国一律）。`
        : `配送の場合、送料${yen(fee)}（${byPrefecture.map((row) => `${row.prefecture}は${yen(row.fee)}`).join('、')}）。`,
      ...(freeFrom === null ? [] : [`商品の合計が${yen(freeFrom)}以上のときは無料です。`]),
      '会場受け取りは無料です。',
    ].join(''),

  /** The ways of payment and their time, in the legal notice. */
  payment: (atPickup: boolean) =>
    `クレジットカード（一括払いのみ）。${
      atPickup ? '会場受け取りのご注文では、会場払いもお選びいただけます。' : ''
    }`,
  paymentTime: (atPickup: boolean) =>
    atPickup
      ? 'クレジットカードは、ご注文の確定時にお支払いが確定します。会場払いは、商品をお受け取りになるときにお支払いください。'
      : 'ご注文の確定時にお支払いが確定します。',

  /** Why a production server does not start with this club, each with what to do. */
  publication: {
    demo: 'デモのクラブは本番で使えません。npm run homestand -- club init で自分のクラブを作り、CLUB_FOLDER にそのフォルダを指定してください。',
    row: (key: string, term: string) =>
      `特定商取引法に基づく表記の「${term}」がありません。commerce.${key} に書いてください。`,
    atPickup: (found: string) =>
      `commerce.payment に「${found}」とありますが、payments.atPickup が false です。この行を消すと、受け付ける支払方法だけを表示します。`,
    privacyRows: 'プライバシーポリシーがありません。privacy.rows に書いてください。',
    privacyContact:
      '個人情報の問い合わせ先がありません。privacy.contact に、窓口の名前と電話番号かメールアドレスを書いてください。',
    sample: (file: string, line: number, cell: string) =>
      `${file} の${line}行目に、見本の「${cell}」が残っています。行を消すか、実際の内容に書き換えてください。`,
    samplePlayer: (name: string) =>
      `見本の選手「${name}」が登録されています。homestand player retire '${name}' で引退にしてください。`,
    sampleSchool: (player: string, school: string) =>
      `選手「${player}」の出身校が見本の「${school}」のままです。players.csv を直し、homestand import players で取り込んでください。`,
    sampleCard: (player: string, text: string, uuid: string) =>
      `選手「${player}」のカードが見本の「${text}」のままです。cards.csv の UUID に ${uuid} と書いてメッセージを直し、homestand import cards で取り込んでください。`,
    sampleProduct: (name: string) =>
      `見本の商品「${name}」が販売中です。homestand products hide '${name}' で非表示にしてください。`,
    item: (key: string, place: number) => `${key} の${place}番目`,
    text: (key: string, found: string) =>
      `${key} に、公開できない「${found}」が残っています。実際の内容に書き換えてください。`,
  },
};

type Fees = {
  fee: number;
  freeFrom: number | null;
  byPrefecture: readonly { prefecture: string; fee: number }[];
};
