import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カードアルバム',
  search: [
    'かーどあるばむ',
    'kaado arubamu',
    'カードコレクション',
    '選手カード',
    '集めたカード',
    'コレクション',
    '受け取り待ち',
  ],
  purpose:
    '集めたカードとまだないカードを一つの画面で見渡せます。一枚もない人には、カードの手に入れ方を案内します。',
  use: ['カードコレクションの画面の本文に置くとき。'],
  avoid: [
    { when: '一枚のカードを開く', instead: '`CardStage`' },
    { when: 'トップページでカードを勧める', instead: '`CardPromo`' },
    { when: '読み取ったコードの受け取りの結果', instead: '`ObtainPanel`' },
  ],
  anatomy: [
    {
      part: '枚数',
      note: '集めた数と全体の数、その割合の棒。読み上げは「24枚のうち6枚を取得」の一文になる。すべて集めると、そう伝える。カードが一枚も用意されていないときは出ない。',
      at: 'p[aria-hidden="true"]',
    },
    { part: '最終更新', note: '`asOf` があるとき。端末に残した内容の時刻。' },
    {
      part: '受け取り待ちの知らせ',
      note: '`waiting` が 1 以上のとき。電波が戻ると受け取るカードの数。',
    },
    {
      part: '最初の 1 枚の案内',
      note: 'まだ 1 枚も集めていないとき。`scanHref` があれば読み取りのボタンも出る。',
    },
    {
      part: '空の案内',
      note: '`items` が空のとき。カードがまだ作られていないことを伝える。',
    },
    {
      part: '一覧',
      note: '渡した順に並べる。スマートフォンでは 3 列、文字を大きくすると 2 列。',
      at: 'ul',
    },
    { part: '取得したカード', note: 'リンク。種類ごとの枠のある小さなカード。', at: 'li a' },
    {
      part: '未取得のカード',
      note: '選手の影と錠の絵、わかれば背番号。押せず、キーボードでも通らない。',
      at: 'li [role="img"]',
    },
  ],
  words: { waiting: [2], spoken: [6, 24], locked: ['7'] },
  related: {
    LastUpdated: 'オフラインのときの時刻を示す',
    QrScannerButton: '右下に浮かせ、読み取りを開く。下に隠れない余白がある',
    EmptyState: 'カードがまだないことを案内する',
  },
  props: {
    asOf: 'オフラインで見せている内容の時刻。オンラインでは `null` か、省く。',
    items: '全部のカード。並べる順に渡す。',
    onOpen:
      '取得したカードをふつうに押したとき、リンクの移動の代わりにカードの番号で呼ぶ。Ctrl などを押しながらの操作はリンクのまま。省くとリンクで移る。',
    scanHref: '読み取りの画面のアドレス。まだ 1 枚もないときだけ使い、省くとボタンが出ない。',
    shared: '一枚を開く動き、閉じる動きでつなげるカードの番号。省くとつなげない。',
    waiting: '読み取ったあと、通信を待っているカードの数。',
  },
  others: {
    CardAlbumSkeleton: {
      purpose: 'カードを読み込む間、枚数と 15 枚分の場所を先に確保します。',
    },
  },
};
