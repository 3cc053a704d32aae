import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフを追加する欄',
  reading: 'すたっふをついか',
  search: ['アカウント', '登録', '新規'],
  purpose: 'オーナーに、新しいスタッフの名前、ログインID、役割を入力してもらいます。',
  use: ['スタッフを追加する画面に置くとき。'],
  avoid: [
    { when: 'いるスタッフを変えるとき', instead: '`StaffAccountDetails`' },
    { when: '手伝いの方の端末', instead: '`DeskCodeSheet`' },
  ],
  anatomy: [
    { part: '文', note: 'パスワードがあとで出ることを書く。', at: 'p' },
    { part: '名前', note: '50文字まで。', at: 'input' },
    { part: 'ログインID', note: '使われているときは、ここに理由が出る。' },
    { part: '役割', note: '`StaffRoleChoice`。', at: 'fieldset' },
    { part: '失敗の文', note: '`error` があるとき。' },
    { part: '追加のボタン', note: '欄が足りなければ、その欄に理由を出す。', at: 'button' },
  ],
  related: { StaffRoleChoice: '役割の欄', StaffPassword: '追加のあとに出す' },
  props: {
    loginIdError: 'そのログインIDを使えない理由。`null` なら出ない。',
  },
};
