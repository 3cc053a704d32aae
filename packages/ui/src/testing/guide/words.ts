import type { textStyle } from '../../styles';
import type { ColorRole, motion } from '../../tokens';

/** What each role is for, as designers read it. */
export const colorUse: Record<ColorRole, string> = {
  canvas: '画面の地',
  surface: 'カード・バー・入力欄の地',
  sunken: 'トークなど、くぼんだ地',
  ink: '本文',
  inkMuted: '補足の文字',
  border: '区切りの細い線',
  borderStrong: '入力欄などの縁',
  accent: 'クラブの色（塗り）',
  accentHover: 'その上に指やカーソルがあるとき',
  accentEdge: '塗りが地に紛れるときの縁',
  accentLine: 'クラブの色の線や小さな印',
  accentSoft: 'クラブの色を淡く',
  accentInk: 'クラブの色の文字',
  onAccent: 'クラブの色の上の文字',
  danger: '取り消せない操作・誤り',
  dangerSoft: '誤りの地',
  success: 'うまくいったこと',
  successSoft: 'その地',
  warning: '気をつけること',
  warningSoft: 'その地',
  focus: '選択中の輪',
  focusHalo: '輪の内側のもう一色',
  scrim: '窓の後ろの幕',
  stage: 'カードを見せる暗い部屋',
};

/** The role with which each must have contrast. */
export const against: Record<ColorRole, ColorRole | null> = {
  canvas: 'ink',
  surface: 'ink',
  sunken: 'ink',
  ink: 'canvas',
  inkMuted: 'canvas',
  border: null,
  borderStrong: 'surface',
  accent: 'onAccent',
  accentHover: 'onAccent',
  accentEdge: null,
  accentLine: 'canvas',
  accentSoft: 'accentInk',
  accentInk: 'canvas',
  onAccent: 'accent',
  danger: 'surface',
  dangerSoft: 'danger',
  success: 'canvas',
  successSoft: 'success',
  warning: 'canvas',
  warningSoft: 'warning',
  focus: 'canvas',
  focusHalo: 'focus',
  scrim: null,
  stage: null,
};

export const layers = [
  { name: 'トークン', path: 'tokens', job: '色・余白・文字の値。ここにしか数はありません。' },
  { name: 'スタイル', path: 'styles', job: '値を、文字の型や選択の輪などの決まりにします。' },
  { name: '部品', path: 'primitives', job: 'ボタンや入力欄。何の画面かは知りません。' },
  { name: '画面の部品', path: 'pieces', job: '商品カードやトークの一通。画面のことばを話します。' },
  { name: '画面', path: 'screens', job: '部品を並べ、データを渡し、次の行き先を決めます。' },
] as const;

/** Titles of the token groups, and what each is for. */
export const tokenGroupWords: Record<string, { title: string; use: string }> = {
  color: { title: '色の役割', use: 'クラブの色から計算します。ダークでは値だけが変わります。' },
  space: { title: '余白', use: '文字を大きくしても画面からはみ出さないよう、px です。' },
  radius: { title: '角の丸み', use: 'カード、入力欄、ボタンの角。' },
  size: { title: '大きさ', use: '押せる場所、絵、線、欄の幅。' },
  fontSize: { title: '文字の大きさ', use: '端末の文字の大きさに従うよう、rem です。' },
  leading: { title: '行の間', use: '文字の大きさに対する比。' },
  weight: { title: '文字の太さ', use: '本文、ラベル、見出し。' },
  fontFamily: { title: '書体', use: '日本語は端末の書体、数字とローマ字は Barlow。' },
  motion: { title: '動き', use: '動きを減らす設定では、すぐに変わります。' },
  elevation: { title: '影', use: '地から浮いているもの。' },
  depth: { title: '重なり', use: '窓とシートはブラウザの最前面にあり、値がいりません。' },
  breakpoint: { title: '画面の幅', use: '並べ方が変わる幅。' },
  room: { title: '入れものの幅', use: '部品が置かれた場所の幅で形を変えます。' },
  line: { title: 'LINE の色', use: 'LINE の決まりで変えられません。' },
  print: { title: 'カードの色', use: '印刷物のように、ダークでも変わりません。' },
};

export const textStyleUse: Record<keyof typeof textStyle, string> = {
  display: '入口の画面の題',
  heading: '画面の題',
  title: '区切りの見出し、窓の題',
  label: '欄の名前、ボタン、行の見出し',
  labelSmall: '小さなボタン、カードの中の見出し',
  lead: '最初に読ませたい一文',
  body: '本文、入力した文字',
  small: '補足、誤りの文、一覧の二行目',
  caption: '日時、件数、図の説明',
};

export const motionUse: Record<keyof typeof motion, string> = {
  instant: '動きを減らす設定のときの、アニメーションの長さです。',
  quick: '押す、重ねる、選ぶ。指に応えて色や縁が変わるとき。',
  calm: '開く、閉じる、めくる。窓、シート、知らせ、カードが動くとき。',
  stately: '出来事を見せるとき。カードが手に入った、一通が届いた。',
};
