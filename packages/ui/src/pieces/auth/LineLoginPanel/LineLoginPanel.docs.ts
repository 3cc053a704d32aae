import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'LINEログイン画面',
  reading: 'らいんろぐいんがめん',
  search: ['ログイン', 'サインイン', '会員登録', 'LINEでログイン', 'SignIn'],
  purpose: 'ファンが LINE のアカウントでファンクラブに入れるようにし、取得する情報を先に伝えます。',
  use: ['ログインしていないファンに、最初の画面を見せるとき。'],
  avoid: [
    { when: '選手のログイン', instead: '`PlayerLoginForm`' },
    { when: 'LINE から戻ってきたあとの画面', instead: '`LineCallbackPanel`' },
  ],
  anatomy: [
    {
      part: 'クラブの紹介',
      note: 'チーム名とスローガン。`logoUrl` があればロゴも出る。',
      at: 'main > div:first-child',
    },
    { part: '見出し', note: '「ファンクラブ」。', at: 'h1' },
    { part: '失敗の文', note: '`failed` のとき、ボタンの上に出る。' },
    {
      part: 'LINEでログインのボタン',
      note: 'LINE の決まりの色と形。文字は折り返さない。',
      at: 'button',
    },
    {
      part: '取得する情報',
      note: 'アカウント名とプロフィール画像を取得することを伝える。',
      at: 'button ~ p',
    },
    { part: '選手の入口', note: '選手のログイン画面へのリンク。', at: 'a[href="#player"]' },
    {
      part: '規約のリンク',
      note: '特定商取引法に基づく表記とプライバシーポリシー。',
      at: 'main > div:last-child',
    },
  ],
  kinds: {
    status: {
      idle: '押すのを待っている。',
      starting: 'LINE に接続している。押しても何も起きない。',
      failed: 'LINE に接続できなかった。もう一度押せる。',
    },
  },
  related: {
    LoginHeader: '画面の枠とクラブの紹介を受け持つ',
    LineCallbackPanel: 'LINE から戻ったあとに使う',
    PlayerLoginForm: '「選手の方はこちら」の先で使う',
    LegalNotice: '規約のリンクの先で使う',
  },
  props: {
    logoUrl: 'クラブのロゴのアドレス。`null` なら出ない。',
    onLogin: '「LINEでログイン」を押したときに呼ぶ。接続中は呼ばない。',
    pressedHref:
      'スクリプトが届く前のページで渡す、`#` で始まるアドレス。ボタンはそこへのリンクになり、押されたことを自分で示す。アプリはアドレスからそれを知る。',
  },
};
