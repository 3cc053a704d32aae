import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '進み具合',
  reading: 'すすみぐあい',
  search: ['プログレスバー', '進捗', 'アップロード', '達成度', 'ProgressBar'],
  purpose: '全体のどこまで進んだかを、帯の長さとことばで伝えます。',
  use: [
    '送信など、終わりまでの割合が分かるとき。',
    '集めた枚数など、全体のうちの数を見せるとき（`valueText`）。',
  ],
  avoid: [
    { when: '終わりの分からない処理', instead: '`Spinner`' },
    { when: '中身の読み込み', instead: '`Skeleton`' },
    { when: '手続きの何番目か', instead: '`CheckoutStepper`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '必須。`labelHidden` で見えなくできる。', at: 'label' },
    { part: 'ことばの値', note: '省くと割合（%）になる。', at: 'label + span' },
    { part: '帯', note: '進んだ分がクラブの色になる。', at: 'progress' },
  ],
  kinds: {
    size: {
      small: '細い帯。',
      medium: 'ふつうの帯。',
    },
  },
  related: {
    Spinner: '長さの分からない処理を示す',
    CardAlbum: '集めたカードの枚数に使う',
    Skeleton: '中身の形を先に置く',
  },
  props: {
    labelHidden: 'ラベルとことばの値を見えなくする。読み上げは残る。',
    value: '進んだ数。0 から `max` までに収める。',
    valueText: 'ことばの値。「6 / 24」など。省くと割合を出す。',
  },
};
