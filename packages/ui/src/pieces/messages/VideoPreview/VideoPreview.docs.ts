import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '動画の全画面表示',
  reading: 'どうがのぜんがめん',
  search: ['ビデオを開く', '再生', 'フルスクリーン', 'VideoModal'],
  purpose: 'メッセージの動画を画面いっぱいに開いて再生します。閉じると止まります。',
  use: ['メッセージの動画を押したとき。'],
  avoid: [
    { when: '画像', instead: '`ImagePreview`' },
    { when: '画面の中で再生する', instead: '`MediaPlayer`' },
    { when: '選手カードの裏の動画', instead: '`CardStage`' },
  ],
  anatomy: [
    { part: '暗い面', note: '画面の全体をおおう。', at: 'dialog' },
    {
      part: '閉じるボタン',
      note: '押すと止まり、開く前の場所にフォーカスが戻る。',
      at: 'dialog button',
    },
    { part: '動画', note: '開くと再生を始める。縦横の比のまま収まる。', at: 'dialog video' },
    { part: '再生ボタン', note: 'ひとりでに始められないとき、静止画の上に出る。' },
  ],
  related: {
    MediaPlayer: '再生する部分',
    MediaBackdrop: '外側の暗い面',
    ImagePreview: '画像を開く',
    MessageBubble: '動画を押すと開く',
  },
  props: {
    open: '開いているか。閉じると再生も終わる。',
    poster: '始まるまで見せる静止画。なければ `null`。',
    title: '読み上げの名前。ファイルの名前を渡す。空なら「動画」。',
  },
};
