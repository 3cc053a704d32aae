import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'フッター',
  search: ['画面の下', 'スローガン', '特商法', 'お問い合わせ', '規約のリンク'],
  purpose:
    'トップページの終わりにスローガンとチーム名を置き、規約やお問い合わせへ進めるようにします。',
  use: ['トップページのいちばん下に置くとき。'],
  avoid: [
    { when: '主な画面の切り替え', instead: '`TabBar`' },
    { when: 'マイページの行き先の一覧', instead: '`MyPageLinks`' },
    { when: 'ログイン前の画面の下のリンク', instead: '`LoginHeader` の `footer`' },
  ],
  anatomy: [
    { part: 'スローガン', note: 'クラブのスローガン。', at: 'footer p:first-of-type' },
    { part: '英字のラベル', note: 'チーム名の上の決まった文字。', at: 'footer p[lang="en"]' },
    { part: 'チーム名', note: 'クラブの名前。', at: 'footer p[lang="en"] + p' },
    {
      part: 'リンク',
      note: '`hrefs` に渡したものだけが、決まった順に並ぶ。一つもなければ出ない。',
      at: 'footer nav',
    },
  ],
  related: {
    TopPage: '`footer` に渡す',
    LegalNotice: '規約のリンクの先で使う',
  },
  props: {
    hrefs:
      '特定商取引法（`commerce`）、プライバシーポリシー（`privacy`）、お問い合わせ（`contact`）のアドレス。省いたものは並ばない。',
  },
};
