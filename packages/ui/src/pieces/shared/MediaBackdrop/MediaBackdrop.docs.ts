import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '全画面の暗い背景',
  reading: 'ぜんがめんのくらいはいけい',
  search: ['写真を拡大', '動画再生', '全画面表示', 'ライトボックス', 'Lightbox', 'FullScreen'],
  purpose:
    '一枚の写真や一本の動画を、ほかのものが目に入らない暗い画面いっぱいで見られるようにします。',
  use: ['写真や動画を開いて、大きく見せる画面を作るとき。中身は渡す側が決めます。'],
  avoid: [
    { when: 'メッセージの写真を開く', instead: '`ImagePreview`。拡大もできる' },
    { when: 'メッセージの動画を開く', instead: '`VideoPreview`' },
    { when: '文章やボタンを重ねて見せる', instead: '`Dialog` か `Sheet`' },
    { when: '音声だけを再生する', instead: '`Dialog` の中の `MediaPlayer`' },
  ],
  anatomy: [
    {
      part: '暗い背景',
      note: '画面いっぱい。ライトでもダークでも暗い。押しても閉じない。',
      at: 'dialog',
    },
    { part: '題', note: '必須。見えず、読み上げだけで伝わる。' },
    { part: '閉じるボタン', note: '右上。開くとここにフォーカスがある。', at: 'dialog button' },
    { part: '中身', note: '写真か動画を一つ。開いている間だけ作られる。', at: 'dialog img' },
  ],
  related: {
    ImagePreview: '写真を拡大して見る画面として使う',
    VideoPreview: '動画を再生する画面として使う',
    IconButton: '閉じるボタンになる（`tone="overlay"`）',
    ZoomView: '中に置き、写真を拡大できるようにする',
    MediaPlayer: '中に置き、動画を再生する',
  },
  props: {
    children: '見せる写真や動画。閉じると取り除かれ、再生も止まる。',
    onClose: '閉じるボタンか Esc で呼ぶ。`open` を変えるのは呼ばれた側。',
    open: '開いているか。閉じると、開く前のボタンにフォーカスが戻る。',
    title: '読み上げの名前。何の写真や動画かを書く。',
  },
};
