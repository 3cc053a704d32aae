import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '見守りの枠',
  reading: 'みまもりのわく',
  search: ['通報', '報告', 'モデレーション', 'Moderation'],
  purpose: '通報されたメッセージの一覧と、開いた一件を、電話では順に、広い画面では並べて見せます。',
  use: ['スタッフが通報に対応する画面。'],
  avoid: [{ when: '受け渡しの画面', instead: '`CounterPage`' }],
  anatomy: [
    { part: '枠', note: '`StaffPage`。一件を開いている間は、一覧へ戻れる。', at: 'header' },
    { part: '一覧', note: '広い画面では左にいつもある。' },
    {
      part: '一件',
      note: '前後の会話と対応が、別々に送れる。開いていないとき、広い画面では案内の文になる。',
    },
  ],
  kinds: { kind: { list: '一覧を見ている。', detail: '一件を開いている。' } },
  related: {
    ReviewQueue: '一覧に入れる',
    MessageContext: '一件に入れる',
    ReviewDecision: '一件に入れる',
  },
  props: {
    children:
      '開いた一件。前後の会話、対応の順。`kind` が `list` のとき、広い画面には案内の文が出る。',
    kind: '電話でどちらを見せるか。',
  },
};
