import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '本人の確認',
  reading: 'ほんにんのかくにん',
  search: ['二段階認証', 'パスキー', 'ワンタイムコード'],
  purpose: 'パスワードのあとに、スタッフ本人であることをもうひとつの方法で確かめます。',
  use: ['スタッフのログインの2段目。動きは `useSecondFactorForm` が持ちます。'],
  avoid: [
    { when: 'ログインIDとパスワード', instead: '`StaffLoginForm`' },
    { when: '方法の登録', instead: '`SecondFactorSetup`' },
  ],
  anatomy: [
    { part: '見出し', note: '「本人の確認」。', at: 'h1' },
    { part: '失敗の文', note: '`error` があるとき。' },
    { part: 'パスキーのボタン', note: 'パスキーがあるとき。ブラウザーの確認を開く。' },
    { part: 'コードの欄', note: '認証アプリの6桁か、リカバリーコード。', at: 'input' },
    { part: '別の方法', note: 'リカバリーコードとほかの方法を切り替える。' },
    { part: '戻る', note: 'ログインIDとパスワードに戻る。' },
  ],
  kinds: {
    kind: {
      code: '認証アプリのワンタイムコード。',
      recovery: '登録したときに保管したリカバリーコード。',
    },
    pending: { passkey: 'パスキーを確かめている。', code: 'コードを確かめている。' },
  },
  related: {
    StaffLoginForm: '1段目。ログインIDとパスワード',
    SecondFactorSetup: '方法を登録する',
  },
  props: {
    club: 'チーム名とロゴ。読み込むまでは省く。',
    pending: '確かめている方法。待っていないときは `null`。',
  },
};
