import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手カルーセル',
  reading: 'せんしゅかるーせる',
  search: ['送る相手', '選手を選ぶ', '宛先', 'スライダー', 'メッセージを送る'],
  purpose: 'メッセージを送る選手を写真から選び、そのまま下の入力欄で書けるようにします。',
  use: ['トップページで、選手一人へメッセージを送るとき。'],
  avoid: [
    { when: '推し選手を決める', instead: '`PlayerPicker`' },
    { when: 'グループへ送る', instead: '`GroupTopics`' },
    { when: '選手のほかの内容を横に並べる', instead: '`Carousel`' },
  ],
  anatomy: [
    { part: '見出し', note: '「選手にメッセージを送る」。', at: 'h2' },
    {
      part: '選手の写真',
      note: '5 人分が並び、押すと選べる。写真がなければアイコンになる。',
      at: 'button[aria-pressed="false"]',
    },
    {
      part: '選んでいる選手',
      note: '中央にある。はじめは 3 人目、それより少なければ最後の選手。',
      at: 'button[aria-pressed="true"]',
    },
    {
      part: '前へ、次への矢印',
      note: '選手が 2 人以上のとき、名前の左右にある。5 人以上なら端で反対の端へつながる。',
    },
    { part: '選手の名前', note: '選んでいる選手の名前。矢印の間に出る。' },
    { part: '入力欄', note: '`children` があるとき、名前の下に出る。' },
  ],
  related: {
    TopPage: '`players` に渡す',
    Carousel: '横に送る動きを受け持つ',
    MessageComposer: '`children` に渡し、選んだ選手へ書く',
    SentDialog: '送ったあとに開く',
  },
  props: {
    children: '選んでいる選手への入力欄。省くと写真と名前だけになる。',
    items: '並べる選手。空なら見出しも含めて何も出ない。',
    selectedId: '選んでいる選手の番号。`null` か一覧にない番号なら、はじめの選手（3 人目）になる。',
  },
};
