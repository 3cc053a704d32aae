import type { components } from '@homestand/api-client/contract';
import { samples } from '../club/messages.ts';

export const messages = {
  atCell: (line: number, column: string, sentence: string) =>
    `行 ${line}「${column}」: ${sentence}`,
  atLine: (line: number, sentence: string) => `行 ${line}: ${sentence}`,

  unreadableText:
    '文字コードを読み取れません。Excelで「CSV UTF-8（コンマ区切り）」として保存してください。',
  empty: 'ファイルが空です。1行目に見出しを書いてください。',
  tooManyRows: (most: number) => `一度に読めるのは${most}行までです。`,
  quotesNotClosed: '引用符（"）が正しく閉じられていません。',
  unknownHeader: (header: string, headings: readonly string[]) =>
    `見出し「${header}」はわかりません。使える見出し: ${headings.join('、')}`,
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
  notATime: (value: string) =>
    `「${value}」は日時として読めません。2026-12-01 10:00 のように入力してください。`,
  notADay: (value: string) =>
    `「${value}」は日として読めません。2026-12-01 のように入力してください。`,
  notAClockTime: (value: string) =>
    `「${value}」は時刻として読めません。13:00 のように入力してください。`,
  closesBeforeOpening: '販売開始より後の日時にしてください。',
  endMissing: '受注生産の商品には、販売終了の日時を入れてください。',
  calledOff: 'この受注生産は中止しました。もう一度売るには、新しい商品を足してください。',
  notAWord: (value: string, words: readonly string[]) =>
    `「${value}」は使えません。${words.join('、')} のいずれかを入力してください。`,
  sameAs: (value: string, line: number) => `「${value}」は行 ${line} と同じです。`,

  noPicturesFolder: (value: string) =>
    `ファイル「${value}」のあるフォルダを --pictures で指定してください。`,
  noPicturesHere: '空欄にしてください。画像は、商品の画面で入れます。',
  outsideFolder: (value: string) => `「${value}」は --pictures のフォルダの外にあります。`,
  noSuchFile: (value: string) => `ファイル「${value}」が --pictures のフォルダにありません。`,
  wrongFileType: (value: string, kinds: string) =>
    `ファイル「${value}」の中身が${kinds}ではありません。`,
  pictureKinds: 'JPEGまたはPNGの画像',
  audioKinds: 'MP3またはM4Aの音声',
  videoKinds: 'MP4またはMOVの動画',
};

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
  matchState: [
    ['planned', ['予定', 'planned']],
    ['on', ['開催', 'on']],
    ['postponed', ['延期', 'postponed']],
    ['canceled', ['中止', 'canceled', 'cancelled']],
    ['finished', ['終了', 'finished']],
  ],
  matchOutcome: [
    ['won', ['勝ち', '勝', '○', '〇', 'won']],
    ['lost', ['負け', '負', '敗', '●', 'lost']],
    ['drawn', ['引き分け', '分', '△', 'drawn']],
  ],
} as const;

/** What an operator reads and writes of a column. */
export type ColumnText = {
  /** Accepted headers; messages use the first one. */
  names: readonly [string, ...string[]];
  help: string;
  /** The cells of the two rows of the example file. */
  cells: readonly [string, string];
  /** The example in the help; the first cell if there is none. */
  example?: string;
};

export const choicesText = (choices: readonly string[]) => choices.join('、');
const wordsText = (choices: readonly (readonly [unknown, readonly [string, ...string[]]])[]) =>
  choicesText(choices.map(([, [word]]) => word));

const pictureHelp = '--pictures のフォルダにあるJPEGまたはPNG';
// Examples of files and UUIDs are in the help only: the example file is imported without --pictures, and UUIDs must be random.
const empty = ['', ''] as const;

/** What an operator writes of a product: each field of the contract but its stock and options, and files for its pictures. */
type ProductColumn =
  | Exclude<
      keyof components['schemas']['Product'],
      | 'id'
      | 'imageUrls'
      | 'imageTexts'
      | 'externalLinkEnabled'
      | 'stock'
      | 'options'
      | 'madeToOrder'
      | 'minimum'
    >
  | 'pictures';

/** The columns of the files, in the order of the example files. */
export const columnTexts = {
  player: {
    jerseyNumber: {
      names: ['背番号', 'jerseyNumber', 'number'],
      help: '3桁までの数字。0 と 00 は別の番号。番号と選手名が同じ行は、登録済みの選手を更新',
      cells: ['18', '7'],
    },
    nameJapanese: {
      names: ['選手名', '氏名', '名前', 'nameJapanese'],
      help: '50文字まで',
      cells: samples.players,
    },
    nameRomaji: {
      names: ['ローマ字', '選手名（ローマ字）', 'ローマ字氏名', 'nameRomaji'],
      help: '100文字まで',
      cells: ['Taro Mihon', 'Jiro Mihon'],
    },
    position: {
      names: ['守備位置', 'ポジション', 'position'],
      help: wordsText(words.position),
      cells: ['投手', '内野手'],
    },
    batting: {
      names: ['投打', '投打（右投右打など）', 'batting'],
      help: wordsText(words.batting),
      cells: ['右投右打', '右投左打'],
    },
    birthYear: {
      names: ['生年', '生まれ年', '誕生年', 'birthYear'],
      help: '西暦',
      cells: ['1998', ''],
    },
    height: {
      names: ['身長', '身長（cm）', 'height'],
      help: 'cm、100から250まで',
      cells: ['183', ''],
    },
    weight: {
      names: ['体重', '体重（kg）', 'weight'],
      help: 'kg、30から250まで',
      cells: ['84', ''],
    },
    birthPlace: {
      names: ['出身地', '出身', 'birthPlace'],
      help: '100文字まで',
      cells: ['神奈川県', ''],
    },
    school: {
      names: ['出身校', '学校', 'school'],
      help: '100文字まで',
      cells: [samples.school, ''],
    },
    loginId: {
      names: ['ログインID', 'loginId'],
      help: '書いた選手にログインを作り、パスワードを画面に表示。半角の英数字と . _ -',
      cells: ['taro.mihon', ''],
    },
    picture: {
      names: ['写真', '画像', 'picture'],
      help: pictureHelp,
      cells: empty,
      example: '18.jpg',
    },
  },
  card: {
    player: {
      names: ['選手', '背番号', 'player'],
      help: '登録済みの選手の背番号または選手名',
      cells: ['18', samples.players[1]],
    },
    cardType: {
      names: ['種類', 'カード種類', 'cardType', 'type'],
      help: wordsText(words.cardType),
      cells: ['ゴールド', 'ノーマル'],
    },
    message: {
      names: ['メッセージ', 'message'],
      help: 'カードの裏のメッセージ。1000文字まで',
      cells: [samples.card, ''],
    },
    uuid: {
      names: ['UUID', 'カードID', 'uuid'],
      help: 'カードのID。空欄なら新しく作る。登録済みのIDは、そのカードを更新',
      cells: empty,
      example: 'de1b1471-320a-48ea-b7a7-88d106762832',
    },
    picture: {
      names: ['写真', '画像', 'picture'],
      help: pictureHelp,
      cells: empty,
      example: '18-gold.jpg',
    },
    audio: {
      names: ['音声', 'audio'],
      help: '--pictures のフォルダにあるMP3またはM4A',
      cells: empty,
      example: '18.mp3',
    },
    video: {
      names: ['動画', 'video'],
      help: '--pictures のフォルダにあるMP4またはMOV',
      cells: empty,
      example: '18.mp4',
    },
  },
  product: {
    name: {
      names: ['商品名', 'グッズ名', '名前', 'name'],
      help: '200文字まで。登録済みの商品名は、その商品を更新（非表示の商品は非表示のまま）',
      cells: samples.goods,
    },
    price: {
      names: ['価格', '価格（税込）', '税込価格', 'price'],
      help: '税込の価格（円）',
      cells: ['2200', '15400'],
    },
    category: {
      names: ['カテゴリー', 'カテゴリ', '分類', 'category'],
      help: wordsText(words.category),
      cells: ['応援グッズ', 'ジュエリー'],
    },
    size: { names: ['サイズ', 'size'], help: '200文字まで', cells: ['20×110cm', ''] },
    material: { names: ['素材', 'material'], help: '200文字まで', cells: ['綿100%', ''] },
    description: {
      names: ['説明', '商品説明', 'description'],
      help: '5000文字まで。改行もできる',
      cells: [samples.goodsHelp, ''],
    },
    pictures: {
      names: ['写真', '画像', 'pictures', 'picture'],
      help: `${pictureHelp}。いくつもあるときは ; で区切る`,
      cells: empty,
      example: 'a.jpg;b.jpg',
    },
    externalLinkUrl: {
      names: ['外部リンク', '外部リンクURL', 'externalLinkUrl'],
      help: 'ほかのサイトで売る商品のURL。書いた商品はカートに入らない',
      cells: ['', 'https://shop.example.jp/pierce'],
      example: 'https://shop.example.jp/pierce',
    },
    opensAt: {
      names: ['販売開始', 'opensAt'],
      help: '日本の日時。空欄は、公開したときから。列がなければ、いまのまま',
      cells: empty,
      example: '2026-12-01 10:00',
    },
    closesAt: {
      names: ['販売終了', 'closesAt'],
      help: '日本の日時。販売開始より後。空欄は、非公開にするまで。列がなければ、いまのまま',
      cells: empty,
      example: '2026-12-24 18:00',
    },
    perPerson: {
      names: ['お一人様の上限', '上限', 'perPerson'],
      help: '1人が購入できる数。空欄は、クラブ全体の上限だけ。列がなければ、いまのまま',
      cells: empty,
      example: '2',
    },
  } satisfies Record<ProductColumn, ColumnText>,
  /** Of the staff's app only. */
  match: {
    matchId: { names: ['試合番号', 'matchId'], help: '書いた試合を更新', cells: empty },
    day: { names: ['日', '試合日', '日付', 'day'], help: '2026-12-01', cells: empty },
    starts: { names: ['開始', '試合開始', 'starts'], help: '13:00', cells: empty },
    gates: { names: ['開門', 'gates'], help: '11:00', cells: empty },
    opponent: { names: ['対戦相手', '相手', 'opponent'], help: '100文字まで', cells: empty },
    ground: { names: ['会場', '球場', 'ground'], help: '100文字まで', cells: empty },
    counterFrom: { names: ['窓口を開く時刻', 'counterFrom'], help: '10:00', cells: empty },
    counterTo: { names: ['窓口を閉じる時刻', 'counterTo'], help: '16:30', cells: empty },
    card: { names: ['本日のカード', 'card'], help: 'カードのUUID', cells: empty },
    state: { names: ['状態', 'state'], help: wordsText(words.matchState), cells: empty },
    outcome: { names: ['勝敗', 'outcome'], help: wordsText(words.matchOutcome), cells: empty },
    result: { names: ['結果', 'result'], help: '100文字まで', cells: empty },
  },
} as const satisfies Record<string, Record<string, ColumnText>>;

export const units = {
  year: ['年', '年生まれ'],
  height: ['cm', 'センチ'],
  weight: ['kg', 'キロ'],
  yen: ['円', '円(税込)'],
  pieces: ['点', '個', '枚'],
} as const;
