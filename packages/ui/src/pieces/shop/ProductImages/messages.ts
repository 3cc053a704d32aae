export const productImagesMessages = {
  title: '写真',
  hint: '先頭の写真が一覧に出ます。JPEGかPNG、10枚まで。正方形に切り抜いて入れます。',
  add: '写真を追加',
  full: '写真は10枚までです。',
  text: (place: number) => `写真${place}の説明（見えない人のために）`,
  textHint: '写っているものを、短い文で。',
  earlier: (place: number) => `写真${place}を前へ`,
  later: (place: number) => `写真${place}を後ろへ`,
  remove: (place: number) => `写真${place}を外す`,
  first: '一覧に出る写真',
  crop: '写真を切り抜く',
  stage: '切り抜く範囲。矢印のキーで動かし、+ と - で大きさを変える',
  zoomIn: '拡大',
  zoomOut: '縮小',
  left: '左へ',
  right: '右へ',
  up: '上へ',
  down: '下へ',
  use: 'この範囲を使う',
  unreadable: 'この画像は開けません。JPEGかPNGの画像を選んでください。',
};

export type ProductImagesMessages = typeof productImagesMessages;
