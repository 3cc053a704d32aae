import type { ColorRole } from '../../tokens';

/** The purpose of each role, and the role with which it must have contrast. */
export const roles: Record<ColorRole, { job: string; against: ColorRole | null }> = {
  canvas: { job: '画面の地', against: 'ink' },
  surface: { job: 'カード・バー・入力欄の地', against: 'ink' },
  sunken: { job: 'トークなど、くぼんだ地', against: 'ink' },
  ink: { job: '本文', against: 'canvas' },
  inkMuted: { job: '補足の文字', against: 'canvas' },
  border: { job: '区切りの細い線', against: null },
  borderStrong: { job: '入力欄などの縁', against: 'surface' },
  accent: { job: 'クラブの色（塗り）', against: 'onAccent' },
  accentHover: { job: 'その上に指やカーソルがあるとき', against: 'onAccent' },
  accentSoft: { job: 'クラブの色を淡く', against: 'accentInk' },
  accentInk: { job: 'クラブの色の文字', against: 'canvas' },
  onAccent: { job: 'クラブの色の上の文字', against: 'accent' },
  danger: { job: '取り消せない操作・誤り', against: 'onDanger' },
  dangerHover: { job: 'その上に指やカーソルがあるとき', against: 'onDanger' },
  dangerSoft: { job: '誤りの地', against: 'danger' },
  onDanger: { job: '危険の色の上の文字', against: 'danger' },
  success: { job: 'うまくいったこと', against: 'canvas' },
  successSoft: { job: 'その地', against: 'success' },
  warning: { job: '気をつけること', against: 'canvas' },
  warningSoft: { job: 'その地', against: 'warning' },
  focus: { job: '選択中の輪', against: 'canvas' },
  focusHalo: { job: '輪の内側のもう一色', against: 'focus' },
  scrim: { job: '窓の後ろの幕', against: null },
  stage: { job: 'カードを見せる暗い部屋', against: null },
};

export const layers = [
  { name: 'トークン', path: 'tokens', job: '色・余白・文字の値。ここにしか数はありません。' },
  { name: 'スタイル', path: 'styles', job: '値を、文字の型や選択の輪などの決まりにします。' },
  { name: '部品', path: 'primitives', job: 'ボタンや入力欄。何の画面かは知りません。' },
  { name: '画面の部品', path: 'pieces', job: '商品カードやトークの一通。画面のことばを話します。' },
  { name: '画面', path: 'screens', job: '部品を並べ、データを渡し、次の行き先を決めます。' },
] as const;
