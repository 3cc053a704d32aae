import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カメラの映像',
  reading: 'かめらのえいぞう',
  search: ['ビデオ', '読み取り', 'Camera', 'Video'],
  purpose: 'カメラがいま見ているものを、枠いっぱいに見せます。',
  use: ['コードを読み取る部品の、映像の部分。'],
  avoid: [
    { when: 'カードのコードを読み取る画面', instead: '`QrScanner`' },
    { when: '窓口で読み取り続ける', instead: '`DeskScanner`' },
    { when: '録画した動画を見せる', instead: '`MediaPlayer`' },
  ],
  anatomy: [{ part: '映像', note: '音はない。読み上げず、フォーカスも来ない。', at: 'video' }],
  related: {
    QrScanner: '映像の上に枠と案内を置く',
    DeskScanner: '窓口の画面の上に置く',
  },
  props: {
    stream: 'カメラの映像。`null` の間は `poster` が見える。',
    videoRef: '読み取りのために、映像の要素を受け取る ref。',
  },
};
