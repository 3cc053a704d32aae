import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'リカバリーコード',
  search: ['回復コード', 'バックアップコード', '二段階認証'],
  purpose: '新しいリカバリーコードを一度だけ見せて、保管してもらいます。',
  use: ['はじめて確認の方法を登録したときと、コードを作り直したとき。'],
  avoid: [{ when: 'コードを入力してもらうとき', instead: '`SecondFactorForm`' }],
  anatomy: [
    { part: '見出し', note: '「リカバリーコード」。', at: 'h2' },
    { part: '文', note: '使い方と、もう見られないことを書く。', at: 'p' },
    { part: 'コード', note: '1つにつき1回使える。', at: 'li' },
    { part: 'コピーのボタン', note: '結果を文で知らせる。' },
    { part: '印刷のボタン', note: 'コードと使い方だけを印刷する。' },
    { part: '保管しましたのボタン', note: '画面を閉じる。' },
  ],
  related: { SecondFactorSetup: '登録の手順の最後に出す' },
};
