import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'タブバー',
  search: [
    '下のメニュー',
    'ナビゲーション',
    'フッターメニュー',
    '画面の切り替え',
    'BottomNavigation',
    'NavBar',
  ],
  purpose:
    'アプリのおもな画面へ、どこからでも親指で移れるようにし、今いる画面と未読の件数を示します。',
  use: [
    'おもな画面の下に置くとき。`Screen` には `tabBar` を渡します。',
    '選手の画面のように、一部のタブだけを見せるとき（ほかの `hrefs` を省く）。',
  ],
  avoid: [
    { when: '一つの画面の中身を切り替える', instead: '`Tabs`' },
    {
      when: '購入手続きのように、前へ進む途中の画面',
      instead: '置かずに、`Screen` の `back` で戻れるようにする',
    },
    { when: '規約などへのリンク', instead: '`SiteFooter` か `MyPageLinks`' },
  ],
  anatomy: [
    { part: '帯', note: '画面の下に固定する。高さは 56 px に、端末の下の余白を足す。', at: 'nav' },
    {
      part: 'タブ',
      note: 'アイコンと名前。`hrefs` にないタブは出ない。',
      at: 'li:nth-of-type(2) a',
    },
    {
      part: '今いるタブ',
      note: 'クラブの色の太字で、上に線が付く。読み上げでも今の場所と伝わる。',
      at: 'a[aria-current="page"]',
    },
    {
      part: '未読の件数',
      note: '`unread` が 1 以上のとき、メッセージのタブに出る。99 を超えると「99+」。',
    },
  ],
  words: { unread: [3] },
  related: {
    Screen: '`tabBar` を渡し、最後の行が隠れないようにする',
    Badge: '未読の件数を見せる',
    FloatingButton: '`tabBar` を渡すと、この上に浮く',
    OfferCard: 'この上に重なって出る',
  },
  props: {
    current: '今いるタブ。どのタブでもない画面では省く。',
    hrefs: 'タブごとの先のアドレス。渡したタブだけが、決まった順に並ぶ。',
    unread: '未読のメッセージの件数。省くと 0 で、何も出ない。',
  },
};
