import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'LINEログインの結果',
  reading: 'らいんろぐいんのけっか',
  search: ['ログイン中', 'ログイン失敗', '認証', 'コールバック', 'Callback'],
  purpose:
    'LINE での確認から戻ってきた人に、ログインの途中か、失敗したか、確かめが要るかを伝えます。',
  use: [
    'LINE から戻ってきた画面で、ログインの結果を待つとき。',
    '別のブラウザで終わったログインを、続けてよいか確かめるとき（`switched`）。',
  ],
  avoid: [
    { when: 'LINE へ進む前のログイン画面', instead: '`LineLoginPanel`' },
    { when: '選手のログイン', instead: '`PlayerLoginForm`' },
    { when: 'ログインと関係のない失敗', instead: '`ErrorPage`' },
  ],
  anatomy: [
    { part: '見出し', note: '「ログイン」。', at: 'h1' },
    {
      part: '処理中のしるし',
      note: '`pending` のときだけある。',
      at: '[role="status"] > :first-child',
    },
    { part: '状態の文', note: '変わると読み上げる。', at: '[role="status"] p' },
    { part: 'ログイン画面へ戻るボタン', note: '`failed` のとき。自動で LINE へ戻ることはない。' },
    {
      part: '確かめの問い',
      note: '`switched` のとき。だれとしてログインするかをたずね、説明を添える。',
    },
    { part: '二つの答え', note: '`switched` のとき、「キャンセル」と「ログインする」を並べる。' },
  ],
  kinds: {
    status: {
      pending: 'ログインしている途中。',
      failed: 'ログインできなかった。',
      switched: '別のブラウザで終わったので、続けてよいか確かめる。',
    },
  },
  words: { ask: ['さくら'] },
  related: {
    LoginHeader: 'ログイン前の画面の枠になる',
    LineLoginPanel: '`loginHref` の先の画面で使う',
    Spinner: '途中であることを示す',
  },
  props: {
    loginHref: 'ログイン画面のアドレス。失敗のときと、キャンセルのときに進む。',
    name: 'ログインするアカウントの名前。`switched` の問いに入る。省くと名前なしの問いになる。',
    onContinue: '「ログインする」を押したときに呼ぶ。`switched` のときだけ使う。',
    status: 'ログインの段階。文とボタンが変わる。',
  },
};
