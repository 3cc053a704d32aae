import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文詳細',
  reading: 'ちゅうもんしょうさい',
  search: ['購入履歴', '追跡番号', '配送状況', '受け取り期限', 'お届け先'],
  purpose:
    '一つの注文の今の状況と次にすることを先に伝え、商品、受け取り、お客様情報、支払いの順に確かめられます。',
  use: ['注文履歴から一つの注文を開いた画面。'],
  avoid: [
    { when: '注文を並べて見せる', instead: '`OrderList`' },
    { when: '確定する前の注文の確認', instead: '`ConfirmSummary`' },
    { when: '印刷して渡す書類', instead: '`Receipt`' },
    { when: '見つからない注文', instead: '`ContentMissing`' },
  ],
  anatomy: [
    {
      part: '注文の状況',
      note: '状況のしるしと、次にすることの一文。返金があれば、その状態も伝える。',
      at: 'section[aria-label="注文の状況"]',
    },
    {
      part: '受け取り用QRコードのボタン',
      note: '会場受け取りで、未払いや支払いの失敗がないとき。受取済みとキャンセルでは押せず、理由を添える。',
      at: 'section[aria-label="注文の状況"] button',
    },
    {
      part: 'お支払いを確認するリンク',
      note: '支払いが終わっていないか、失敗したときだけ。この間、QRコードのボタンは出ない。',
    },
    {
      part: '番号と日時',
      note: '注文番号と注文日時。受け取り期限は決まっているとき、完了日時は受取済みと発送済みのとき。',
      at: 'section[aria-label="注文の状況"] + dl',
    },
    {
      part: 'ご注文内容',
      note: '商品ごとの金額、送料、合計。送料は送料の行がある注文だけ。',
      at: 'section:nth-of-type(2)',
    },
    {
      part: 'お受け取り',
      note: '配送では住所と追跡番号も出す。追跡番号はコピーでき、結果を 3 秒ほど知らせる。',
      at: 'section:nth-of-type(3)',
    },
    {
      part: 'お客様情報',
      note: '名前、メールアドレス、電話番号。',
      at: 'section:nth-of-type(4)',
    },
    {
      part: 'お支払い',
      note: '支払い方法。カードなら末尾の 4 桁と名義もわかる範囲で出す。',
      at: 'section:nth-of-type(5)',
    },
    {
      part: '領収書のリンク',
      note: '支払い済みのときだけ。会場払いの受け取り前は、会場で渡すことを伝える文になる。',
      at: 'section:nth-of-type(5) a',
    },
  ],
  words: { postalCode: ['2310023'], lastFour: ['1111'] },
  related: {
    OrderQrDialog: '`onShowQr` で開く',
    OrderStatus: '状況のしるしを示す',
    OrderItems: '商品を金額つきで並べる',
    Receipt: '領収書のリンクの先に置く',
    OrderList: '前の画面で注文を並べる',
  },
  props: {
    onShowQr: '受け取り用QRコードのボタンを押したときに呼ぶ。押せない間は呼ばない。',
    order: '見せる注文の全体。状況、受け取り方法、支払いの状態で、出る項目が変わる。',
    trackingHref: '配送会社の追跡ページ。わからなければ省く。',
    receiptHref: '領収書の画面のアドレス。支払い済みの注文だけがリンクを持つ。',
  },
  others: {
    OrderDetailsSkeleton: {
      purpose: '注文の詳しい内容を読み込む間、状況と各項目の場所を先に確保します。',
    },
  },
};
