import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'トップページの枠',
  reading: 'とっぷぺーじのわく',
  search: ['ホーム', '最初の画面', 'トップ画面', 'レイアウト', 'Layout', 'HomePage'],
  purpose: 'トップページの区画の順番と間隔をそろえ、内容のない区画の場所を詰めます。',
  use: ['トップページの画面全体を組むとき。'],
  avoid: [
    { when: 'マイページを組む', instead: '`MyPage`' },
    { when: '見出しと内容だけのふつうの画面', instead: '`Screen`' },
    { when: '読み込みを待つ間', instead: '`TopPageSkeleton`' },
  ],
  anatomy: [
    { part: 'ヒーロー', note: 'チーム名と推し選手。画面のいちばん上。', at: 'header' },
    { part: 'お知らせの帯', note: '`notice` があるとき、区画の上に出る。' },
    { part: '未読メッセージ', note: '未読がなければ出ない。', at: '[role="region"], section' },
    { part: '次の試合', note: '`match` があり、試合があるとき。' },
    { part: '選手へのメッセージ', note: '選手を選び、その場で書く。' },
    { part: 'グループトーク', note: 'トークがなければ出ない。' },
    { part: '選手カードの案内', note: 'QRコードの読み取りへの入口。' },
    { part: 'ショップの案内', note: 'ショップへの入口。' },
    { part: 'フッター', note: 'スローガンと規約のリンク。', at: 'footer' },
  ],
  related: {
    FavoriteHero: '`hero` に渡す',
    UnreadBanner: '`unread` に渡す',
    NextMatch: '`match` に渡す',
    PlayerCarousel: '`players` に渡す',
    GroupTopics: '`topics` に渡す',
  },
  props: {
    match: '次の試合。試合がなければ場所も取らない。',
    notice: 'ヒーローの下に置く帯。オフラインの知らせなどに使う。',
    players: '選手へのメッセージの場所に置く内容。',
  },
  others: {
    TopPageSkeleton: {
      purpose:
        'トップページを読み込む間、届いたあとと同じ配置を先に見せ、内容が動かないようにします。',
      props: {},
    },
  },
};
