import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '確認の方法の登録',
  reading: 'かくにんのほうほうのとうろく',
  search: ['二段階認証', 'パスキー', '認証アプリ', 'リカバリーコード'],
  purpose: 'スタッフが、パスワードのほかに本人と確かめる方法を登録できるようにします。',
  use: ['はじめてのログインのあとと、設定で方法を増やすとき。'],
  avoid: [
    { when: '登録した方法で確かめるとき', instead: '`SecondFactorForm`' },
    { when: '登録した方法の一覧', instead: '`SecondFactorSettings`' },
  ],
  anatomy: [
    { part: 'パスキーのボタン', note: 'ブラウザーの登録を開く。使えないときは理由を書く。' },
    { part: '認証アプリのボタン', note: '`canAddCode` のとき。' },
    { part: 'QRコード', note: '`app` があるとき。読み取れないときのキーも出す。' },
    { part: '6桁の欄', note: 'アプリに出た最初のコードで登録する。' },
    { part: 'リカバリーコード', note: '`recoveryCodes` があるとき。一度だけ見せる。' },
  ],
  kinds: {
    kind: {
      account: '設定の画面の中に置く。',
      login: 'はじめてのログイン。画面の枠も出す。',
    },
    pending: { passkey: 'パスキーを登録している。', code: '認証アプリを登録している。' },
  },
  related: {
    SecondFactorForm: '登録した方法で確かめる',
    QrCode: 'アプリが読み取るコードを描く',
  },
  props: {
    app: '登録している認証アプリのキーと、打ち込んだコード。まだなら `null`。',
    canAddCode: 'ワンタイムコードがまだないとき `true`。',
    canCreatePasskey: 'このブラウザーがパスキーを作れるとき `true`。',
    club: 'ログインの画面に出すチーム名とロゴ。読み込むまでは省く。',
    kind: '置く場所。',
    pending: '登録している方法。待っていないときは `null`。',
    recoveryCodes: '新しいリカバリーコード。見せるものがなければ `null`。',
  },
};
