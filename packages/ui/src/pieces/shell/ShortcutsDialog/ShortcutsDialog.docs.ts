import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'キーの一覧',
  reading: 'きーのいちらん',
  search: ['キーボード', 'ショートカット', 'shortcut'],
  purpose: '事務所の画面で使えるキーを、すべて見せます。キーを聞くのは `useShortcuts` です。',
  use: ['`?` が押されたとき、設定の「キーの一覧」が押されたとき。'],
  avoid: [
    { when: 'キーを使うか使わないかを選ぶ', instead: '`ShortcutsDialogSettings`' },
    { when: '受け渡しの画面', instead: 'キーは置かない。読み取り機が文字を打つため' },
  ],
  anatomy: [
    { part: '見出し', note: '一覧、画面を移る、画面の中。', at: 'h3' },
    { part: 'キー', note: '一つ、または「GのあとT」のような組。', at: 'kbd' },
    { part: 'すること', note: 'そのキーですること。', at: 'dd' },
  ],
  related: { StaffPage: 'キーで移る画面の枠' },
  others: {
    ShortcutsDialogSettings: {
      purpose:
        '文字のキーで操作するかどうかを、この端末について選びます。止めても Esc と Ctrl+Enter は働きます。',
      props: {
        onShowAll: 'キーの一覧を開くときに呼ぶ。',
        onSingleChange: '切り替えたときに呼ぶ。',
        single: '文字のキーが働くか。',
      },
    },
  },
};
