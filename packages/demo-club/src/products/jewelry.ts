import type { Product } from './product.ts';

export const jewelry: readonly Product[] = [
  {
    name: 'ダイヤモンドモチーフリング',
    category: 'jewelry',
    price: 15400,
    size: '9号 / 11号 / 13号 / 15号',
    material: '真鍮（18金めっき）、キュービックジルコニア',
    description:
      'ダイヤモンドと呼ばれる内野の形にちなんだ、緋色の一石の指輪です。石を四本の爪で高くとめ、どの角度からも光を取り込みます。',
    item: { kind: 'ring', metal: 'gold', shape: 'plain', stone: '#d42a44' },
  },
  {
    name: 'しずくのネックレス',
    category: 'jewelry',
    price: 12100,
    size: 'チェーン約45cm',
    material: 'シルバー925、ガーネット',
    description:
      '勝った夜の涙をかたどった、深い赤のガーネットのネックレスです。控えめな大きさなので、仕事の日にもお使いいただけます。',
    item: { kind: 'necklace', metal: 'silver', shape: 'drop', stone: '#9c1830' },
  },
  {
    name: 'ボールチャームネックレス',
    category: 'jewelry',
    price: 8800,
    size: 'チェーン約42cm',
    material: '真鍮（18金めっき）',
    description:
      '縫い目まで細かく彫ったボールのネックレスです。身につけるほど、やわらかな艶が出てきます。',
    item: { kind: 'necklace', metal: 'gold', shape: 'ball' },
  },
  {
    name: '灯台のアンカーネックレス',
    category: 'jewelry',
    price: 9900,
    size: 'チェーン約45cm',
    material: 'シルバー925',
    description:
      '港町のしるしである錨を、細い線で仕上げました。球団の名前を裏側に小さく刻んでいます。',
    item: { kind: 'necklace', metal: 'silver', shape: 'anchor' },
  },
  {
    name: 'ボールフックピアス',
    category: 'jewelry',
    price: 6600,
    size: '全長約3.2cm',
    material: '真鍮（18金めっき）、ステンレス鋼',
    description:
      '歩くたびに小さくゆれるボールのピアスです。金具にはアレルギーの起こりにくいステンレスを使いました。',
    item: { kind: 'earrings', metal: 'gold', shape: 'ball' },
  },
  {
    name: 'しずくのイヤリング',
    category: 'jewelry',
    price: 7150,
    size: '全長約3.5cm',
    material: '真鍮（ローズゴールドめっき）、ガラス',
    description:
      '穴をあけていない耳にもつけられるイヤリングです。緋色のガラスが、球場の灯りをきれいに映します。',
    item: { kind: 'earrings', metal: 'rose', shape: 'drop', stone: '#c9304a' },
  },
  {
    name: 'ホームベースピアス',
    category: 'jewelry',
    price: 5940,
    size: '全長約2.8cm',
    material: 'シルバー925',
    description:
      '五角形のホームベースを、ひと目では気づかれない形に整えました。無事に帰ってくる、という願いをこめています。',
    item: { kind: 'earrings', metal: 'silver', shape: 'base' },
  },
  {
    name: '波のカフブレスレット',
    category: 'jewelry',
    price: 11000,
    size: '内径約6cm（調整できます）',
    material: '真鍮（18金めっき）',
    description:
      '手首に沿う幅広のカフに、湊の波をのせました。開口部を少し広げて、手首の細いところからつけてください。',
    item: { kind: 'cuff', metal: 'gold', shape: 'wave' },
  },
  {
    name: 'バットチャームブレスレット',
    category: 'jewelry',
    price: 7700,
    size: '約17cm（調整3cm）',
    material: 'シルバー925',
    description:
      '手元でさりげなくゆれる、小さなバットのブレスレットです。留め具は片手でも扱いやすい大きさにしました。',
    item: { kind: 'bracelet', metal: 'silver', shape: 'bat' },
  },
  {
    name: '港のブレスレット ローズ',
    category: 'jewelry',
    price: 8250,
    size: '約17cm（調整3cm）',
    material: '真鍮（ローズゴールドめっき）、ガラス',
    description:
      '錨の中心に緋色のガラスをひと粒とめました。肌になじむ色なので、重ねづけもお楽しみいただけます。',
    item: { kind: 'bracelet', metal: 'rose', shape: 'anchor', stone: '#c9304a' },
  },
  {
    name: '波のリング',
    category: 'jewelry',
    price: 8800,
    size: '9号 / 11号 / 13号',
    material: 'シルバー925',
    description:
      '岸に寄せる波の一瞬を、指の上に。厚みをおさえたので、隣の指にあたりにくい指輪です。',
    item: { kind: 'ring', metal: 'silver', shape: 'wave' },
  },
  {
    name: 'スカーレットカフリンクス',
    category: 'jewelry',
    price: 9350,
    size: '直径約1.6cm',
    material: '真鍮（ロジウムめっき）、エナメル',
    description:
      '応援の気持ちを袖口にしのばせる、緋色のカフリンクスです。専用の小箱に入れてお届けしますので、贈りものにもどうぞ。',
    item: { kind: 'links', metal: 'silver', shape: 'ball', stone: '#b01c30' },
  },
  {
    name: '球団ピンブローチ',
    category: 'jewelry',
    price: 4400,
    size: '約2cm',
    material: '真鍮（18金めっき）',
    description:
      '上着の襟にもキャップにも似合う、波のピンブローチです。二本の針でとめるので、回らずまっすぐつきます。',
    item: { kind: 'pin', metal: 'gold', shape: 'wave', stone: '#d42a44' },
  },
];
