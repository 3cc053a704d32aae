import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '画像の全画面表示',
  reading: 'がぞうのぜんがめん',
  search: ['写真を開く', '拡大', 'ライトボックス', 'Lightbox'],
  purpose: 'メッセージの画像を画面いっぱいに開き、広げて細かいところまで見られます。',
  use: ['メッセージの画像を押したとき。'],
  avoid: [
    { when: '動画', instead: '`VideoPreview`' },
    { when: '選手カード', instead: '`CardStage`' },
    { when: '商品の写真', instead: '`ProductPage`' },
  ],
  anatomy: [
    { part: '暗い面', note: '画面の全体をおおう。', at: 'dialog' },
    { part: '閉じるボタン', note: '押すと、開く前の場所にフォーカスが戻る。', at: 'dialog button' },
    { part: '画像', note: '画面に収まる大きさで開き、3 倍まで広がる。', at: 'dialog img' },
    { part: '倍率と拡大のボタン', note: '下に並ぶ。', at: 'dialog output' },
    { part: '失敗の文', note: '読み込めないとき、画像の代わりに出る。' },
  ],
  related: {
    ZoomView: '広げて動かす部分',
    MediaBackdrop: '外側の暗い面',
    VideoPreview: '動画を開く',
    MessageBubble: '画像を押すと開く',
  },
  props: {
    alt: '何の画像か、だれからか。題と読み上げの名前になる。空なら「画像」。',
    src: '画像のアドレス。閉じるときに空にしてもよい。',
  },
};
