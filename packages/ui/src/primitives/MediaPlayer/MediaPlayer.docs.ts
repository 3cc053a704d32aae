import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '動画と音声の再生',
  reading: 'さいせい',
  search: ['プレーヤー', 'ビデオ', 'ボイス', '声', 'VideoPlayer', 'AudioPlayer'],
  purpose: '動画や選手の声を、その場で再生できます。一つを再生すると、ほかは止まります。',
  use: [
    '動画を見せるとき（`kind="video"`）。再生を押すまで `poster` の絵を見せます。',
    '声や音を聞かせるとき（`kind="audio"`）。高さ 50 px の帯になります。',
  ],
  avoid: [
    { when: 'メッセージの動画を画面いっぱいに開く', instead: '`VideoPreview`' },
    { when: '動かない絵', instead: '`Picture`' },
    { when: '選手カードの裏の声や動画', instead: '`CardStage`' },
  ],
  anatomy: [
    { part: '画面', note: '動画のとき。再生が始まると、ブラウザの操作が出る。', at: 'video' },
    { part: '再生ボタン', note: '始まるまで絵の上に出る。', at: 'button' },
    { part: '再生位置', note: '音声のとき。動かして好きなところから聞ける。' },
    { part: '時間', note: '音声のとき。今の時間と全体の長さ。' },
    { part: '失敗の文', note: '再生できないとき。通信が原因なら、やり直すボタンも出る。' },
  ],
  kinds: {
    kind: {
      video: '動画。縦横の比のまま収める。',
      audio: '音声。ボタン、位置、時間の帯。',
    },
  },
  related: {
    VideoPreview: '動画を画面いっぱいに開く',
    CardStage: '選手カードの裏で声や動画を再生する',
    IconButton: '再生と一時停止のボタン',
  },
  props: {
    autoPlay: 'ひとりでに再生を始める。ブラウザが許さなければ再生ボタンが出る。',
    poster: '再生の前と、再生できないときに見せる絵。',
    src: '再生するもののアドレス。変わると最初から再生し直す。',
    title: '読み上げの名前。だれの何かを書く。',
  },
};
