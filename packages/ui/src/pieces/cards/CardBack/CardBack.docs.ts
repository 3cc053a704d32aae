import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手カードの裏',
  search: [
    'せんしゅかーどのうら',
    'senshu kaado no ura',
    'プロフィール',
    'ポジション',
    '投打',
    '出身地',
    '選手からのメッセージ',
  ],
  purpose:
    '選手のポジションや出身地などのプロフィールと、選手からのメッセージを、カードの裏で読めるようにします。',
  use: ['カードの裏の内容だけを見せるとき。幅は親に合わせて伸び縮みする。'],
  avoid: [
    { when: '表と裏を切り替えられるカード', instead: '`CardFlip`' },
    { when: '写真のある表', instead: '`CardFront`' },
    { when: 'トークでの選手の紹介', instead: '`PlayerPanel`' },
  ],
  anatomy: [
    { part: '背番号', note: '読み上げでは「背番号」を前に添える。', at: 'p:has(+ div)' },
    { part: '名前', note: '9 文字を超えると小さくなる。', at: 'p + div > p:first-child' },
    { part: 'ローマ字', note: '名前の下に置く。', at: 'p + div > p:last-child' },
    {
      part: '種類',
      note: '目に見えるのは英字。読み上げは「カードの種類 ノーマル」のように日本語になる。',
      at: 'p + div + p',
    },
    {
      part: 'プロフィール',
      note: 'ポジション、投打、生まれ年、身長、体重、出身地、出身校の順。わからない項目は行ごと出さない。',
      at: 'dl',
    },
    {
      part: 'メッセージ',
      note: '空のときは見出しごと出ない。入り切らない内容は、カードの中でスクロールする。',
      at: 'div:has(> dl) + div',
    },
  ],
  words: { year: [2001], centimetres: [178], kilograms: [76] },
  related: {
    CardFront: '同じカードの表になる',
    CardFlip: '裏として使い、表に戻せるようにする',
    CardStage: '画面いっぱいに開いたカードの裏になる',
  },
  props: {
    card: 'プロフィールを見せるカード。`kind` で枠と見出しの色が変わる。',
  },
};
