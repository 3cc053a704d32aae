import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'キーの設定',
  search: ['きーのせってい', 'kii no settei', 'キーボード', 'ショートカット', 'WCAG 2.1.4'],
  purpose: '文字のキーで操作するかどうかを、この端末について選びます。',
  use: ['スタッフの「ログインと端末」の画面。'],
  avoid: [{ when: 'すべてのキーを見せる', instead: '`ShortcutsDialog`' }],
  anatomy: [
    { part: '見出し', note: '「キーボード」。', at: 'h2' },
    {
      part: '切り替え',
      note: '止めると、文字のキーは働かない。Esc と Ctrl+Enter は働く。',
      at: 'input',
    },
    { part: 'キーの一覧のボタン', note: '一覧を開く。', at: 'button' },
  ],
  related: { ShortcutsDialog: 'ここから開く一覧', StaffSessionList: '同じ画面に置く' },
};
