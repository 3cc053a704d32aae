import { samples } from '../../club/messages.ts';

export const messages = {
  atCell: (line: number, column: string, sentence: string) =>
    `行 ${line}「${column}」: ${sentence}`,
  atLine: (line: number, sentence: string) => `行 ${line}: ${sentence}`,

  unreadableText:
    '文字コードを読み取れません。Excelで「CSV UTF-8（コンマ区切り）」として保存してください。',
  empty: 'ファイルが空です。1行目に見出しを書いてください。',
  quotesNotClosed: '引用符（"）が正しく閉じられていません。',
  unknownHeader: (header: string, known: readonly string[]) =>
    `見出し「${header}」はわかりません。使える見出し: ${known.join('、')}`,
  headerTwice: (header: string) => `見出し「${header}」が2つ以上あります。`,
  headerMissing: (header: string) => `見出し「${header}」の列がありません。`,
  cellWithoutHeader: (column: string) => `${column}列に値がありますが、見出しがありません。`,

  valueMissing: '入力してください。',
  excelError: (value: string) => `「${value}」はExcelのエラーです。数式を直してください。`,
  controlCharacter: '使えない文字（制御文字）が含まれています。',
  nothingVisible: '目に見える文字を入力してください。',
  tooLong: (most: number) => `${most}文字以内で入力してください。`,
  notWhole: (value: string) => `「${value}」は整数として読めません。`,
  outOfRange: (least: number, most: number) =>
    `${least.toLocaleString('ja-JP')}から${most.toLocaleString('ja-JP')}までの整数で入力してください。`,
  year: (least: number, most: number) => `${least}から${most}までの西暦で入力してください。`,
  notAJerseyNumber: (value: string) =>
    `「${value}」は背番号として読めません。3桁までの数字で入力してください。`,
  notALoginId: '半角の英数字と . _ - だけで、3文字以上100文字以内で入力してください。',
  notAUuid: (value: string) => `「${value}」はUUIDではありません。空欄にすると新しく作られます。`,
  notAnAddress: (value: string) =>
    `「${value}」はURLとして読めません。https:// から入力してください。`,
  notAWord: (value: string, words: readonly string[]) =>
    `「${value}」は使えません。${words.join('、')} のいずれかを入力してください。`,
  sameAs: (value: string, line: number) => `「${value}」は行 ${line} と同じです。`,

  /** Meaning of each column, for the help. */
  columnHelp: {
    oneOf: (choices: readonly string[]) => choices.join('、'),
    jerseyNumber: '3桁までの数字。0 と 00 は別の番号。番号と選手名が同じ行は、登録済みの選手を更新',
    nameJapanese: '50文字まで',
    nameRomaji: '100文字まで',
    birthYear: '西暦',
    height: 'cm、100から250まで',
    weight: 'kg、30から250まで',
    birthPlace: '100文字まで',
    school: '100文字まで',
    loginId: '書いた選手にログインを作り、パスワードを画面に表示。半角の英数字と . _ -',
    picture: '--pictures のフォルダにあるJPEGまたはPNG',
    player: '登録済みの選手の背番号または選手名',
    message: 'カードの裏のメッセージ。1000文字まで',
    uuid: 'カードのID。空欄なら新しく作る。登録済みのIDは、そのカードを更新',
    audio: '--pictures のフォルダにあるMP3またはM4A',
    video: '--pictures のフォルダにあるMP4またはMOV',
    name: '200文字まで。登録済みの商品名は、その商品を更新（非表示の商品は非表示のまま）',
    price: '税込の価格（円）',
    size: '200文字まで',
    material: '200文字まで',
    description: '5000文字まで。改行もできる',
    pictures: '--pictures のフォルダにあるJPEGまたはPNG。いくつもあるときは ; で区切る',
    externalLinkUrl: 'ほかのサイトで売る商品のURL。書いた商品はカートに入らない',
  },

  /** The cells of the two rows of the example files. */
  columnExamples: {
    nameJapanese: samples.players,
    position: ['投手', '内野手'] as const,
    batting: ['右投右打', '右投左打'] as const,
    birthPlace: ['神奈川県', ''] as const,
    school: [samples.school, ''] as const,
    player: ['18', samples.players[1]] as const,
    cardType: ['ゴールド', 'ノーマル'] as const,
    message: [samples.card, ''] as const,
    name: samples.goods,
    category: ['応援グッズ', 'ジュエリー'] as const,
    material: ['綿100%', ''] as const,
    description: [samples.goodsHelp, ''] as const,
  },

  noPicturesFolder: (value: string) =>
    `ファイル「${value}」のあるフォルダを --pictures で指定してください。`,
  outsideFolder: (value: string) => `「${value}」は --pictures のフォルダの外にあります。`,
  noSuchFile: (value: string) => `ファイル「${value}」が --pictures のフォルダにありません。`,
  wrongFileType: (value: string, kinds: string) =>
    `ファイル「${value}」の中身が${kinds}ではありません。`,
  pictureKinds: 'JPEGまたはPNGの画像',
  audioKinds: 'MP3またはM4Aの音声',
  videoKinds: 'MP4またはMOVの動画',
};

/** Accepted headers of the three files; messages use the first one. */
export const headers = {
  player: {
    loginId: ['ログインID', 'loginId'],
    nameJapanese: ['選手名', '氏名', '名前', 'nameJapanese'],
    nameRomaji: ['ローマ字', '選手名（ローマ字）', 'ローマ字氏名', 'nameRomaji'],
    jerseyNumber: ['背番号', 'jerseyNumber', 'number'],
    position: ['守備位置', 'ポジション', 'position'],
    birthYear: ['生年', '生まれ年', '誕生年', 'birthYear'],
    height: ['身長', '身長（cm）', 'height'],
    weight: ['体重', '体重（kg）', 'weight'],
    birthPlace: ['出身地', '出身', 'birthPlace'],
    school: ['出身校', '学校', 'school'],
    batting: ['投打', '投打（右投右打など）', 'batting'],
    picture: ['写真', '画像', 'picture'],
  },
  card: {
    uuid: ['UUID', 'カードID', 'uuid'],
    player: ['選手', '背番号', 'player'],
    cardType: ['種類', 'カード種類', 'cardType', 'type'],
    message: ['メッセージ', 'message'],
    picture: ['写真', '画像', 'picture'],
    audio: ['音声', 'audio'],
    video: ['動画', 'video'],
  },
  product: {
    name: ['商品名', 'グッズ名', '名前', 'name'],
    price: ['価格', '価格（税込）', '税込価格', 'price'],
    size: ['サイズ', 'size'],
    material: ['素材', 'material'],
    description: ['説明', '商品説明', 'description'],
    category: ['カテゴリー', 'カテゴリ', '分類', 'category'],
    pictures: ['写真', '画像', 'pictures', 'picture'],
    externalLinkUrl: ['外部リンク', '外部リンクURL', 'externalLinkUrl'],
  },
} as const;

/** Accepted words for each value, in half width without spaces; messages use the first one. */
export const words = {
  position: [
    [1, ['投手', 'ピッチャー', 'pitcher', '1']],
    [2, ['捕手', 'キャッチャー', 'catcher', '2']],
    [3, ['内野手', '内野', 'infielder', '3']],
    [4, ['外野手', '外野', 'outfielder', '4']],
  ],
  batting: [
    [1, ['右投右打', '右投げ右打ち', '右右', '1']],
    [2, ['右投左打', '右投げ左打ち', '右左', '2']],
    [3, ['左投右打', '左投げ右打ち', '左右', '3']],
    [4, ['左投左打', '左投げ左打ち', '左左', '4']],
  ],
  cardType: [
    ['normal', ['ノーマル', 'normal']],
    ['silver', ['シルバー', 'silver']],
    ['gold', ['ゴールド', 'gold']],
    ['signature', ['サイン', 'サイン入り', 'signature']],
  ],
  category: [
    ['goods for support', ['応援グッズ', 'グッズ', 'goods', 'goods for support']],
    ['jewelry', ['ジュエリー', 'アクセサリー', 'jewelry']],
    ['digital', ['デジタル', 'digital']],
  ],
} as const;

export const units = {
  year: ['年', '年生まれ'],
  height: ['cm', 'センチ'],
  weight: ['kg', 'キロ'],
  yen: ['円', '円(税込)'],
} as const;
