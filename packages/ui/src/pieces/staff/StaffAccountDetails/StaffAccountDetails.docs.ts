import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフの詳細',
  reading: 'すたっふのしょうさい',
  search: ['役割の変更', '削除', 'パスワード再発行'],
  purpose:
    'オーナーが、一人のスタッフの名前、役割、パスワード、本人の確認を変え、削除できるようにします。',
  use: ['スタッフの一覧から一人を開いたとき。'],
  avoid: [
    { when: '自分のパスキーや端末', instead: '`SecondFactorSettings` と `StaffSessionList`' },
    { when: '追加', instead: '`StaffAccountForm`' },
  ],
  anatomy: [
    { part: 'ログイン', note: 'ログインID、追加した日、最後に使った時刻、端末の数。', at: 'dl' },
    { part: '名前', note: '変えたときだけ、ボタンが出る。', at: 'form' },
    { part: '役割', note: '別の役割を選ぶと、ボタンが出る。', at: '[role="radiogroup"]' },
    { part: 'パスワード', note: '作り直したあとは `StaffPassword` に替わる。' },
    { part: '本人の確認', note: '登録があるときだけ、消すボタンがある。' },
    { part: '削除', note: '確かめてから削除する。' },
    { part: '自分のとき', note: '役割、本人の確認、削除の代わりに、理由の文が出る。' },
  ],
  words: {
    devices: [2],
    askRole: ['佐野 みなみ', '受け渡し'],
    roleConsequence: ['使えるのは、受け渡しだけになります。', 2],
    askPassword: ['佐野 みなみ'],
    passwordConsequence: [2],
    askFactor: ['佐野 みなみ'],
    factorConsequence: ['パスキー', 2],
    askRemove: ['佐野 みなみ'],
    removeConsequence: [2],
    sentLater: ['佐野 みなみ'],
  },
  related: { StaffAccountList: 'ここから開く', StaffPassword: '作り直したあとに出す' },
  props: {
    account: 'アカウント。読み込む間は `null`。',
    result: '最後の変更の結果。`error` が `null` なら、できたことを書く。',
  },
};
