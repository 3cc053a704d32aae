import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取りコード一覧',
  reading: 'うけとりこーどいちらん',
  search: ['受け取り待ち', 'QRコード', 'まとめて受け取り', '窓口', 'BottomSheet'],
  purpose:
    '受け取り待ちの注文が複数あっても、窓口でコードを一つずつ送りながら見せられます。圏外でも、端末に残る内容があれば見せられます。',
  use: ['注文履歴の「QRコードを表示」から、受け取り待ちの注文をまとめて出すとき。'],
  avoid: [
    { when: '選んだ一つの注文のコード', instead: '`OrderQrDialog`' },
    { when: '画面の中にコードを一つ置く', instead: '`PickupCode`' },
    { when: '受け取りの済んだ注文を含む一覧', instead: '`OrderList`' },
  ],
  anatomy: [
    { part: '題名', note: '「受け取り用QRコード」。シートの名前になる。', at: 'dialog h2' },
    {
      part: 'コード',
      note: '一度に一つだけ。二つのコードが同時に読み取られることはない。',
      at: 'dialog svg[role="img"]',
    },
    {
      part: '商品',
      note: 'その注文の商品名と数量。受注生産では引渡時期も。',
      at: 'dialog [role="group"] ul',
    },
    {
      part: '送るボタンと位置',
      note: '2 件以上のとき。「3件中1件目」のように位置を示す。矢印キーと横に引く操作でも送れる。',
      at: 'dialog button[aria-label="次へ"]',
    },
    {
      part: '案内',
      note: 'クラブが決めた受け取り場所、圏外でも使えること、画面の明るさ。コードがあるときだけ。',
    },
    { part: '最終更新', note: '`asOf` を渡したときだけ。いつの時点の内容かを伝える。' },
    { part: '空か失敗の案内', note: 'コードが一つもないとき。失敗ではやり直せる。' },
  ],
  kinds: {
    status: {
      loading: '読み込んでいる。コードが一つもなければ、枠だけを出す。',
      ready: '読み込みが終わった。受け取り待ちがなければ、そう伝える。',
      failed: '読み込めなかった。コードが残っていれば、そのまま見せる。',
    },
  },
  words: {
    place: [1, 3],
    item: ['フェイスタオル', 2],
    itemWithPeriod: ['記念シャツ 1点', '2027年3月下旬'],
  },
  related: {
    PickupCode: 'コードと注文番号を並べる',
    OrderList: '帯のボタンからこのシートを開く',
    Carousel: 'コードを一つずつ送る',
    LastUpdated: '端末に残る内容の時刻を伝える',
    Sheet: '画面の下から開く面を出す',
  },
  props: {
    asOf: '端末に残る内容の日時。省くか `null` にすると、時刻を出さない。',
    items: '受け取り待ちの注文。番号、コードの中身、商品を渡す。',
    onClose: 'シートを閉じる操作で呼ぶ。`open` は親が変える。',
    status: '受け取り待ちの注文の読み込みの状態。',
  },
};
