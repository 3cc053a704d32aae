import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'メニュー',
  search: ['三点リーダー', 'その他の操作', '操作の一覧', 'ドロップダウン', 'ActionMenu'],
  purpose: '一つのボタンの中に、たまに使う操作をまとめ、押したときだけ見せます。',
  use: [
    '一つのものに対する操作がいくつかあり、いつも見せる必要がないとき。',
    'メッセージや行の端に、操作を一つのボタンで置くとき。',
  ],
  avoid: [
    { when: 'いちばん使う操作', instead: '`Button`' },
    { when: '値を選ぶ', instead: '`Select`' },
    { when: '文や写真を含む中身', instead: '`Sheet`' },
  ],
  anatomy: [
    { part: 'ボタン', note: '点三つの絵。読み上げの名前は `label`。', at: 'button' },
    { part: 'メニュー', note: 'ボタンの近くに開く。外側を押すか Escape で閉じる。' },
    { part: '項目', note: '動詞の名前。矢印キーと頭の文字で選べる。' },
    { part: '注意の絵', note: '`danger` の項目に付く。色だけに頼らない。' },
  ],
  kinds: {
    tone: {
      neutral: 'ふつうの面の上。',
      accent: 'クラブの色。',
      overlay: '写真や暗い面の上。',
    },
  },
  related: {
    IconButton: 'メニューを開くボタン',
    Dialog: '元に戻せない項目を選んだあとの確認',
    MessageBubble: '自分のメッセージの操作に使う',
  },
  props: {
    icon: 'ボタンの絵。省くと点三つ。',
    items: '項目。`id`、名前、絵、`danger` かどうか、選べるかどうか。',
    label: 'ボタンとメニューの読み上げの名前。',
    onSelect: '項目を選んだとき、その `id` で呼ぶ。フォーカスは先にボタンへ戻る。',
  },
};
