export type Product = {
  name: string;
  category: 'goods for support' | 'jewelry' | 'digital';
  /** Whole yen, tax included. */
  price: number;
  size: string;
  material: string;
  description: string;
  externalLinkUrl?: string;
};

/** A product that is made to order until `closesInDays`, and handed over in the month `deliveredInMonths` later. */
export const madeToOrder = {
  product: {
    name: '名前入り受注ユニフォーム',
    category: 'goods for support',
    price: 12_100,
    size: 'S / M / L / XL / XXL',
    material: 'ポリエステル100%（吸汗速乾メッシュ）',
    description:
      '選手が着るものと同じ生地と縫い方で、ご注文をいただいてから一着ずつ仕立てます。届いたその日が、あなたの開幕日です。',
  } satisfies Product,
  sizes: ['S', 'M', 'L', 'XL', 'XXL'],
  /** Index of the product of which it has the pictures. */
  picturesOf: 5,
  closesInDays: 21,
  deliveredInMonths: 4,
  deliveryPeriod: (year: number, month: number) => `${year}年${month}月下旬`,
  ceiling: 300,
  minimum: 30,
} as const;

/** Placeholder for the seller's site; the club that runs the shop configures the real one. */
export const voiceRingUrl = 'https://example.com/voice-ring';

/** In the order of the shop; orders refer to products by index. */
export const products: readonly Product[] = [
  {
    name: 'ホームユニフォーム 2026',
    category: 'goods for support',
    price: 8800,
    size: 'S / M / L / XL / XXL',
    material: 'ポリエステル100%（吸汗速乾メッシュ）',
    description:
      '選手が本拠地で着る白地に緋色のストライプを、応援席でも動きやすい仕立てにしました。背番号は7です。汗を逃がすメッシュ生地なので、夏のデーゲームでも快適に着られます。',
  },
  {
    name: 'スカーレットマフラータオル',
    category: 'goods for support',
    price: 2200,
    size: '約20×110cm',
    material: '綿100%',
    description:
      '得点の瞬間に高く掲げる、応援席のいちばんの定番です。肌に触れる面はやわらかなパイル地で、首に巻いても心地よく使えます。',
  },
  {
    name: '背番号キーホルダー',
    category: 'goods for support',
    price: 880,
    size: '約3.5×7.5cm',
    material: '亜鉛合金、エポキシ樹脂',
    description:
      '鍵やバッグにつけて、いつでも推し選手と一緒に。ホームベースの形にくり抜いた金属に背番号18を入れました。裏面は球団マークです。',
  },
  {
    name: 'ビジターユニフォーム 2026',
    category: 'goods for support',
    price: 8800,
    size: 'S / M / L / XL / XXL',
    material: 'ポリエステル100%（吸汗速乾メッシュ）',
    description:
      '遠征先のスタンドで心強い、落ち着いた灰色の一着です。胸にはホームタウンの名を入れました。背番号は3です。',
  },
  {
    name: 'スカーレットナイトユニフォーム',
    category: 'goods for support',
    price: 9350,
    size: 'S / M / L / XL / XXL',
    material: 'ポリエステル100%',
    description:
      '毎月最後の金曜日、選手が着る緋色のユニフォームです。照明の下でいちばん映える色を、染めの段階から調整しました。背番号は55です。',
  },
  {
    name: '開港記念ユニフォーム',
    category: 'goods for support',
    price: 9900,
    size: 'S / M / L / XL',
    material: 'ポリエステル100%',
    description:
      '港が開いた日を祝う三連戦だけの特別な一着です。夜の海の紺に、灯台の光の色で文字を入れました。背番号は1です。',
  },
  {
    name: 'レプリカキャップ',
    category: 'goods for support',
    price: 3850,
    size: 'フリー（56〜60cm、調整できます）',
    material: 'ポリエステル100%',
    description:
      '試合用と同じ型紙でつくった、深すぎず浅すぎないキャップです。後ろのベルトで大きさを細かく調整できます。',
  },
  {
    name: 'デイリーキャップ ネイビー',
    category: 'goods for support',
    price: 3520,
    size: 'フリー（56〜60cm、調整できます）',
    material: '綿100%',
    description:
      '通勤や散歩にもなじむ紺のキャップです。洗い加工で最初からやわらかく、かぶるほど自分の形になります。',
  },
  {
    name: 'スカーレッツTシャツ',
    category: 'goods for support',
    price: 3300,
    size: 'S / M / L / XL',
    material: '綿100%',
    description:
      '球団マークを大きく入れた、厚手でしっかりした一枚です。何度洗っても首まわりがのびにくい編み方を選びました。',
  },
  {
    name: '湊Tシャツ アイボリー',
    category: 'goods for support',
    price: 3300,
    size: 'S / M / L / XL',
    material: '綿100%',
    description:
      'ふだん着としても着やすい生成りの一枚です。町の名前を胸に、今日も元気にお出かけください。',
  },
  {
    name: 'ナイターパーカー',
    category: 'goods for support',
    price: 6600,
    size: 'S / M / L / XL',
    material: '綿80%、ポリエステル20%',
    description:
      '海風の吹くナイターに欠かせない、裏起毛のパーカーです。大きなポケットには、双眼鏡もあたたかい飲み物も入ります。',
  },
  {
    name: 'スタジアムタオル',
    category: 'goods for support',
    price: 1980,
    size: '約34×80cm',
    material: '綿100%',
    description:
      '汗をふいても、肩にかけても使いやすい大きさです。吸いがよく乾きの早い、泉州のパイル地を使いました。',
  },
  {
    name: '応援メガホン',
    category: 'goods for support',
    price: 990,
    size: '約14×14×25cm',
    material: 'ポリプロピレン',
    description:
      'たたいて響き、呼んで届く。スカーレッツの応援席に欠かせない一本です。ふちを丸く仕上げ、お子さまでも安心して使えます。',
  },
  {
    name: 'スカーレットバルーン（2本組）',
    category: 'goods for support',
    price: 440,
    size: '約10×60cm',
    material: 'ポリエチレン',
    description:
      '打ち合わせて音を出す応援用のバルーンです。専用のストローつきで、どなたでもすぐにふくらませられます。',
  },
  {
    name: '背番号うちわ',
    category: 'goods for support',
    price: 770,
    size: '約29×40cm',
    material: '紙、ポリプロピレン',
    description:
      '遠くの選手にも見える、大きな背番号7のうちわです。夏の試合では、あおいで涼む道具としても活躍します。',
  },
  {
    name: '応援フラッグ',
    category: 'goods for support',
    price: 1320,
    size: '約45×60cm（ポール70cm）',
    material: 'ポリエステル、アルミニウム',
    description:
      '七回の攻撃の前に、スタンド全体で振る旗です。ポールは二つに分かれ、かばんに入れて持ち運べます。',
  },
  {
    name: 'リストバンド',
    category: 'goods for support',
    price: 880,
    size: '約8×7cm',
    material: '綿85%、ナイロン10%、ポリウレタン5%',
    description:
      '選手と同じ位置に文字が来るように編んだリストバンドです。汗を吸う厚手のパイルで、運動の日にもお使いいただけます。',
  },
  {
    name: 'クラブハウスマグ',
    category: 'goods for support',
    price: 1760,
    size: '約300ml',
    material: '磁器',
    description:
      '朝の一杯から、家での観戦まで。厚みのある口あたりで、飲み物が冷めにくいマグカップです。電子レンジと食器洗い機に対応しています。',
  },
  {
    name: 'ベンチボトル',
    category: 'goods for support',
    price: 2970,
    size: '約500ml',
    material: 'ステンレス鋼、ポリプロピレン',
    description:
      '選手がベンチで使うボトルを、ふだん使いの大きさにしました。氷が夕方まで残る真空二重構造です。',
  },
  {
    name: 'スタジアムトート',
    category: 'goods for support',
    price: 2420,
    size: '約36×37×11cm',
    material: '綿100%（帆布）',
    description:
      'ユニフォームもメガホンも、弁当もまとめて入る帆布のトートです。内側に、チケットがすぐ出せるポケットがあります。',
  },
  {
    name: '缶バッジセット（3個）',
    category: 'goods for support',
    price: 1100,
    size: '直径7.5cm / 5.6cm / 4.4cm',
    material: 'スチール、PET',
    description:
      '背番号、球団マーク、町の名前の三個をひと組にしました。トートやキャップに並べて、自分だけの飾り方をお楽しみください。',
  },
  {
    name: 'ステッカーシート',
    category: 'goods for support',
    price: 660,
    size: '約15×20cm',
    material: 'PVC（耐水）',
    description:
      'スーツケースにも自転車にも貼れる、水に強いステッカーです。はがしても跡が残りにくい糊を使っています。',
  },
  {
    name: 'サインボール台つき記念球',
    category: 'goods for support',
    price: 1540,
    size: '直径約7.3cm',
    material: '合成皮革、樹脂',
    description:
      '球団の文字を入れた記念球です。選手に会えた日のために、片面は広く空けてあります。木目の台がつきます。',
  },
  {
    name: 'アクリルスタンド 真壁 悠真',
    category: 'goods for support',
    price: 1650,
    size: '約7×15cm',
    material: 'アクリル',
    description:
      '打席へ向かう真壁選手の姿を、机の上に。厚さ5mmの透明なアクリルに、両面から印刷しました。',
  },
  {
    name: 'スマートフォンケース',
    category: 'goods for support',
    price: 3080,
    size: '主要機種に対応（ご注文後に伺います）',
    material: 'ポリカーボネート、TPU',
    description:
      '手になじむつや消しのケースです。角を少し高くして、落としたときの衝撃をやわらげます。背番号18を内側に入れました。',
  },
  {
    name: 'ぬいぐるみ みなとん',
    category: 'goods for support',
    price: 3630,
    size: '高さ約24cm',
    material: 'ポリエステル',
    description:
      '港のカモメから生まれたマスコット、みなとんのぬいぐるみです。座らせると、ちょうどスタンドを見上げる角度になります。',
  },
  {
    name: 'ダイヤモンドモチーフリング',
    category: 'jewelry',
    price: 15400,
    size: '9号 / 11号 / 13号 / 15号',
    material: '真鍮（18金めっき）、キュービックジルコニア',
    description:
      'ダイヤモンドと呼ばれる内野の形にちなんだ、緋色の一石の指輪です。石を四本の爪で高くとめ、どの角度からも光を取り込みます。',
  },
  {
    name: 'しずくのネックレス',
    category: 'jewelry',
    price: 12100,
    size: 'チェーン約45cm',
    material: 'シルバー925、ガーネット',
    description:
      '勝った夜の涙をかたどった、深い赤のガーネットのネックレスです。控えめな大きさなので、仕事の日にもお使いいただけます。',
  },
  {
    name: 'ボールチャームネックレス',
    category: 'jewelry',
    price: 8800,
    size: 'チェーン約42cm',
    material: '真鍮（18金めっき）',
    description:
      '縫い目まで細かく彫ったボールのネックレスです。身につけるほど、やわらかな艶が出てきます。',
  },
  {
    name: '灯台のアンカーネックレス',
    category: 'jewelry',
    price: 9900,
    size: 'チェーン約45cm',
    material: 'シルバー925',
    description:
      '港町のしるしである錨を、細い線で仕上げました。球団の名前を裏側に小さく刻んでいます。',
  },
  {
    name: 'ボールフックピアス',
    category: 'jewelry',
    price: 6600,
    size: '全長約3.2cm',
    material: '真鍮（18金めっき）、ステンレス鋼',
    description:
      '歩くたびに小さくゆれるボールのピアスです。金具にはアレルギーの起こりにくいステンレスを使いました。',
  },
  {
    name: 'しずくのイヤリング',
    category: 'jewelry',
    price: 7150,
    size: '全長約3.5cm',
    material: '真鍮（ローズゴールドめっき）、ガラス',
    description:
      '穴をあけていない耳にもつけられるイヤリングです。緋色のガラスが、球場の灯りをきれいに映します。',
  },
  {
    name: 'ホームベースピアス',
    category: 'jewelry',
    price: 5940,
    size: '全長約2.8cm',
    material: 'シルバー925',
    description:
      '五角形のホームベースを、ひと目では気づかれない形に整えました。無事に帰ってくる、という願いをこめています。',
  },
  {
    name: '波のカフブレスレット',
    category: 'jewelry',
    price: 11000,
    size: '内径約6cm（調整できます）',
    material: '真鍮（18金めっき）',
    description:
      '手首に沿う幅広のカフに、湊の波をのせました。開口部を少し広げて、手首の細いところからつけてください。',
  },
  {
    name: 'バットチャームブレスレット',
    category: 'jewelry',
    price: 7700,
    size: '約17cm（調整3cm）',
    material: 'シルバー925',
    description:
      '手元でさりげなくゆれる、小さなバットのブレスレットです。留め具は片手でも扱いやすい大きさにしました。',
  },
  {
    name: '港のブレスレット ローズ',
    category: 'jewelry',
    price: 8250,
    size: '約17cm（調整3cm）',
    material: '真鍮（ローズゴールドめっき）、ガラス',
    description:
      '錨の中心に緋色のガラスをひと粒とめました。肌になじむ色なので、重ねづけもお楽しみいただけます。',
  },
  {
    name: '波のリング',
    category: 'jewelry',
    price: 8800,
    size: '9号 / 11号 / 13号',
    material: 'シルバー925',
    description:
      '岸に寄せる波の一瞬を、指の上に。厚みをおさえたので、隣の指にあたりにくい指輪です。',
  },
  {
    name: 'スカーレットカフリンクス',
    category: 'jewelry',
    price: 9350,
    size: '直径約1.6cm',
    material: '真鍮（ロジウムめっき）、エナメル',
    description:
      '応援の気持ちを袖口にしのばせる、緋色のカフリンクスです。専用の小箱に入れてお届けしますので、贈りものにもどうぞ。',
  },
  {
    name: '球団ピンブローチ',
    category: 'jewelry',
    price: 4400,
    size: '約2cm',
    material: '真鍮（18金めっき）',
    description:
      '上着の襟にもキャップにも似合う、波のピンブローチです。二本の針でとめるので、回らずまっすぐつきます。',
  },
  {
    name: 'ボイスリング',
    category: 'digital',
    price: 1100,
    size: '音声12種類（1本10〜20秒）',
    material: 'デジタルコンテンツ',
    description:
      '選手の声で、朝の目覚めや試合前の時間をお知らせする音声集です。おはようの一言から、九回裏の応援まで12本を収めました。販売元のページで購入すると、すぐにお聞きいただけます。',
    externalLinkUrl: voiceRingUrl,
  },
];
