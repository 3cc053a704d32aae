import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '送信前の確認',
  search: [
    'そうしんまえのかくにん',
    'soushin kakunin',
    '誤送信',
    '宛先',
    'だれに届くか',
    '見直し',
    'Confirm',
  ],
  purpose: '送る前に、だれが読むかと中身をもう一度見せ、送り先の間違いを防ぎます。',
  use: ['選手やグループの参加者が、大勢に届くメッセージを送るとき。'],
  avoid: [
    { when: 'ファンが一人の選手に送る', instead: '`MessageComposer` だけでそのまま送る' },
    { when: '消す前の確認', instead: '`DeleteDialog`' },
    { when: '送り終えた知らせ', instead: '`SentDialog`' },
  ],
  anatomy: [
    { part: '問い', note: 'この内容で送るかをたずねる。', at: 'dialog h2' },
    { part: 'だれに届くか', note: '一人か全員かを、絵と文で示す。' },
    { part: '内容', note: '文の全部か、添付の小さな絵と名前と大きさ。' },
    { part: '戻る', note: '開いたとき、ここにフォーカスがある。' },
    { part: '送信する', note: '押すと送る。' },
  ],
  words: { private: ['さくら'], group: ['チーム応援トーク'] },
  related: {
    MessageComposer: '送信を押すと開く',
    Dialog: '外側の枠',
    AttachmentPanel: 'ここで見せる添付を選ぶ',
  },
  props: {
    audience: 'だれが読むか。一人か、グループの名前。',
    onClose: '戻る、Escape、外側で呼ぶ。書いたものは残る。',
  },
};
