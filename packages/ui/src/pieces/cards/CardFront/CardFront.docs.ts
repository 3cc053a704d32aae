import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手カードの表',
  reading: 'せんしゅかーどのおもて',
  search: ['トレーディングカード', 'トレカ', 'カードの種類', 'ゴールド', 'サイン'],
  purpose:
    '選手の写真、背番号、名前を一枚のカードの表にまとめ、枠の色と飾りでカードの種類がわかるようにします。',
  use: [
    'カードの絵柄だけを見せるとき。幅は親に合わせて伸び縮みし、縦横比は 63:88 のまま。',
    '一覧に小さく並べるとき（`size="small"`）。',
  ],
  avoid: [
    { when: '裏返せるカード', instead: '`CardFlip`' },
    { when: 'カードを画面いっぱいに開く', instead: '`CardStage`' },
    { when: '未取得のカードを含む一覧', instead: '`CardAlbum`' },
    { when: '選手の写真だけを丸く見せる', instead: '`Avatar`' },
  ],
  anatomy: [
    {
      part: '写真',
      note: 'ないときや読み込めないときは、後ろにある大きな背番号が見える。',
      at: '[role="img"] img',
    },
    {
      part: '種類の文字',
      note: '`large` だけ。「GOLD RARE」など。知らない種類は「NORMAL」になる。',
      at: '[role="img"] p[lang="en"]',
    },
    {
      part: '種類の角',
      note: '`small` だけ。ノーマルでは出ない。',
    },
    { part: '背番号', note: '名前の左に置く。', at: '[role="img"] p + div > p' },
    {
      part: '名前',
      note: '9 文字を超えると小さくなる。`small` では 2 行までで、あとは省く。',
      at: '[role="img"] p + div > div > p:first-child',
    },
    {
      part: 'ローマ字',
      note: '`large` だけ。大文字で見せる。',
      at: '[role="img"] p + div > div > p:last-child',
    },
  ],
  kinds: {
    size: {
      large: '一枚を見せる大きさ。種類の文字とローマ字がある。',
      small: '一覧に並べる大きさ。写真、背番号、名前だけで、効果を使わない。',
    },
  },
  words: { name: ['佐藤 さくら', '7', 'ゴールド'] },
  related: {
    CardFlip: '表として使い、裏返せるようにする',
    CardAlbum: '`small` を並べる',
  },
  props: {
    card: '見せるカード。`kind` で枠と飾りが変わる。',
    priority: '最初から見える場所にある。写真を先に読み込む。',
    size: '大きさと、載せる内容の量。',
  },
};
