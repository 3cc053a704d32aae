import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '拡大表示',
  reading: 'かくだい',
  search: ['ズーム', 'ピンチ', '写真を大きく', '見取り図', 'Zoom'],
  purpose: '絵を 1 倍から 3 倍まで広げ、細かいところを動かしながら見られます。',
  use: [
    '画面に収まる大きさでは細部が見えない絵を見てもらうとき。',
    '指だけでなく、ボタンとキーボードでも広げられるようにするとき。',
  ],
  avoid: [
    { when: 'メッセージの画像を画面いっぱいに開く', instead: '`ImagePreview`' },
    { when: '動画', instead: '`MediaPlayer`' },
    { when: '一覧の中の小さな絵', instead: '`Picture`' },
  ],
  anatomy: [
    {
      part: '見る場所',
      note: 'ピンチ、ダブルタップ、+ − 0 と矢印のキーで動かす。',
      at: '[role="group"]',
    },
    { part: '倍率', note: '変わるたびに読み上げる。', at: 'output' },
    { part: '拡大ボタン', note: '3 倍になると押せない。', at: 'button:nth-of-type(1)' },
    { part: '縮小ボタン', note: '1 倍では押せない。', at: 'button:nth-of-type(2)' },
  ],
  words: { scale: [150] },
  related: {
    ImagePreview: 'メッセージの画像を画面いっぱいに開くとき、中で使う',
    MediaBackdrop: '外側の暗い面',
    IconButton: '拡大と縮小のボタン',
  },
  props: {
    children: '広げる絵。見る場所に収まる大きさで渡す。',
    label: '見る場所の読み上げの名前。何の絵かを書く。',
  },
};
