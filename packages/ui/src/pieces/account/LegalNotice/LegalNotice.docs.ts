import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '法律に基づく表記のページ',
  reading: 'ほうりつにもとづくひょうき',
  search: [
    '特商法',
    '特定商取引法',
    'プライバシーポリシー',
    '個人情報',
    '規約',
    'Legal',
    'ライセンス',
  ],
  purpose: '販売者の情報や個人情報の扱いを、ログインする前でも読めるようにします。',
  use: ['特定商取引法に基づく表記かプライバシーポリシーを、一つの画面として見せるとき。'],
  avoid: [
    { when: 'ほかの画面から案内する', instead: '`SiteFooter` か `MyPageLinks` でリンクを置く' },
    { when: '買い方の説明', instead: '`HowToBuy`' },
  ],
  anatomy: [
    { part: '戻るボタン', note: '`backHref` へ戻るリンク。', at: 'header a' },
    { part: '見出し', note: '`kind` で決まる。画面の題名にもなる。', at: 'h1' },
    { part: '項目名', note: '項目ごとの名前。', at: 'dt' },
    { part: '説明', note: '改行は書かれたとおりに残る。', at: 'dd' },
    { part: 'ライセンスへのリンク', note: '`licensesHref` があるとき、終わりに出る。' },
    { part: '読み込み中の表示', note: '`items` も `error` もない間、項目の場所に出る。' },
  ],
  kinds: {
    kind: {
      commerce: '特定商取引法に基づく表記。',
      privacy: 'プライバシーポリシー。',
    },
  },
  related: {
    SiteFooter: 'このページへのリンクを置く',
    LineLoginPanel: 'ログイン前の画面からリンクする',
    LoadFailure: '`error` に渡し、読み込み直せるようにする',
  },
  props: {
    error: '読み込めなかったとき、項目の代わりに出す内容。`items` がある間は出ない。',
    items: '項目名と説明の組。省くと読み込み中の表示になる。',
    licensesHref: 'アプリに入っているソフトウェアのライセンスのアドレス。省くとリンクは出ない。',
    kind: 'ページの種類。見出しと画面の題名が変わる。',
    tabBar: '下のタブバーの分だけ余白を空ける。省くと空けない。',
  },
  others: {
    LegalNoticeLicenses: {
      purpose:
        'アプリに入っているソフトウェアと書体のライセンスを、新しいタブで読めるようにします。',
      props: {
        href: 'ビルドがアプリの横に書いたファイルのアドレス。',
      },
    },
  },
};
