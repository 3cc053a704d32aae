import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '裏返せるカード',
  reading: 'うらがえせるかーど',
  search: ['カードをめくる', '表と裏', '回転', '傾き', 'Flip Card', '3D'],
  purpose:
    '選手カードを、押すか横に払って裏返せるようにします。カーソルや端末の傾きに合わせてカードも傾き、箔が光ります。',
  use: [
    'カードの表と裏を、一枚の中で行き来できるようにするとき。キーボードで裏返すためのボタンを近くに置く。',
  ],
  avoid: [
    { when: '画面いっぱいに開く', instead: '`CardStage`。裏返すボタンもある' },
    { when: '裏返さずに表だけを見せる', instead: '`CardFront`' },
    { when: 'カードを並べる', instead: '`CardAlbum`' },
  ],
  anatomy: [
    {
      part: '表',
      note: '裏を見せている間は、触れず、読み上げない。',
      at: '[aria-label="カードの表"]',
    },
    {
      part: '裏',
      note: '表を見せている間は、触れず、読み上げない。背番号、名前、種類を言葉で読み上げる。',
    },
    {
      part: 'プロフィール',
      note: 'ポジション、投打、生まれ年、身長、体重、出身地、出身校の順。わからない項目は行ごと出さない。',
    },
    {
      part: 'メッセージ',
      note: '空のときは見出しごと出ない。入り切らない内容は、カードの中でスクロールする。',
    },
    {
      part: '箔',
      note: 'シルバー、ゴールド、サインの表だけ。ノーマルにはない。',
    },
  ],
  kinds: {
    side: {
      front: '写真と名前のある表。',
      back: 'プロフィールのある裏。',
    },
  },
  words: { year: [2001], centimetres: [178], kilograms: [76] },
  related: {
    CardFront: '表になる',
    CardStage: '画面の中央に置き、裏返すボタンを添える',
    Button: '近くに置き、キーボードで裏返せるようにする',
  },
  props: {
    angle: '動かさずに見せる角度。180 が裏。渡すと `side` は使わず、押しても払っても動かない。',
    blocked: '裏返せない間。押しても `onSideChange` を呼ばない。',
    card: '表と裏に見せるカード。`kind` で箔の光り方が変わる。',
    deviceTilt: '端末の傾きに合わせて傾ける。許可が要る端末では、先に許可を得てから渡す。',
    onSideChange: '押すか横に払うと、次の面で呼ぶ。`side` を変えなければ元の面に戻る。',
    side: '見せる面。変えるのは `onSideChange` を受け取った側。',
  },
};
