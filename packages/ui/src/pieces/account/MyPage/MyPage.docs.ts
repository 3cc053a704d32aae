import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'マイページの枠',
  reading: 'まいぺーじのわく',
  search: ['マイページ', 'アカウント', '会員ページ', 'プロフィール', 'レイアウト', 'Layout'],
  purpose: 'マイページの上にファンの紹介を先に出し、ほかの内容を読み込み次第その下に続けます。',
  use: ['マイページの画面全体を組むとき。'],
  avoid: [
    { when: 'トップページを組む', instead: '`TopPage`' },
    { when: '見出しと内容だけのふつうの画面', instead: '`Screen`' },
  ],
  anatomy: [
    { part: 'お知らせの帯', note: '`notice` があるとき、いちばん上に出る。' },
    { part: 'ファンの紹介', note: '`header`。読み込みを待たずに出る。' },
    { part: 'これまでの数', note: '`MyPageParts` の先頭。', at: 'ul' },
    {
      part: '受け取り用QRコードへのリンク',
      note: '受け取りを待つ注文があるときだけ、数の下に出る。',
      at: 'a[href="#pickups"]',
    },
    { part: '記録', note: '活動記録と推し選手の記録。', at: 'section' },
    { part: 'リンク一覧', note: '登録情報とご案内。', at: 'nav' },
    { part: '通知の設定', note: '`notifications` があるとき、いちばん下に出る。' },
  ],
  words: { pickups: [2], visits: [12] },
  related: {
    MyPageHeader: '`header` に渡す',
    CountStrip: '`MyPageParts` の `counts` に渡す',
    ActivityRecord: '`MyPageParts` の `activity` に渡す',
    FavoriteRecord: '`MyPageParts` の `favorite` に渡す',
    NotificationSettings: '`MyPageParts` の `notifications` に渡す',
  },
  props: {
    children: 'ファンの紹介の下に続く内容。`MyPageParts` か `MyPageSkeleton` を渡す。',
    header: 'ファンの紹介。`MyPageHeader` を渡す。',
    notice: '紹介の上に置く帯。オフラインの知らせなどに使う。',
  },
  others: {
    MyPageLinks: {
      purpose: 'マイページから行ける登録情報やご案内の画面を、決まった順に並べます。',
      props: {
        hasAddress:
          'お届け先が登録済みか。`true` なら「登録情報を編集」、`false` なら「登録情報を作成」になる。',
        visitCount: '今季の来場スタンプの数。省くと、来場スタンプの行は出ない。',
        hrefs: '行き先のアドレス。`contact` が `null` なら、お問い合わせの行は出ない。',
      },
    },
    MyPageParts: {
      purpose: 'マイページの数、記録、リンク、通知の順番と間隔をそろえます。',
      props: {
        asOf: 'オフラインで見せている内容の保存日時。`null` か省略なら出ない。',
        counts: 'いちばん上の、これまでの数の場所に置く内容。',
        notifications: 'いちばん下の、通知の設定の場所に置く内容。なければ間も空かない。',
        pickups:
          '受け取りを待つ注文の件数と、コードの画面のアドレス。0 件か省略ならリンクは出ない。',
      },
    },
    MyPageSkeleton: {
      purpose: 'マイページの記録を読み込む間、数と活動記録の場所を先に確保します。',
    },
  },
};
