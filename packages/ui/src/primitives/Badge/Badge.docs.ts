import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'バッジ',
  search: ['未読数', '件数', '目印', 'NEW', 'Tag', 'Chip'],
  purpose:
    '未読の件数や「限定」のような一語を、そばの文字やアイコンに添えて目に留まるようにします。',
  use: [
    '見出しやタブの横で、件数を知らせるとき（`count`）。',
    '新しい、限定、選手など、一語の目印を付けるとき（`children`）。',
    '状態を、アイコンと一語で示すとき。',
  ],
  avoid: [
    { when: '押せる小さな操作', instead: '`Button` の `size="small"`' },
    { when: '注文の受け取りや発送の状況', instead: '`OrderStatus`' },
    { when: '一文で伝える知らせ', instead: '`Text`。少しの間だけなら `ToastRegion`' },
  ],
  anatomy: [
    { part: '面', note: '両端が丸い塗り。件数が 0 以下のときは何も出ない。', at: 'span' },
    {
      part: '件数か文字',
      note: '件数は `max` を超えると「99+」のように短くする。文字は一語にする。',
    },
    {
      part: '読み上げの文',
      note: '見えない。`label` があるとき、見える文字の代わりに読み上げる。',
    },
  ],
  kinds: {
    tone: {
      accent: 'クラブの色。未読や新着など、気づいてほしいもの。',
      neutral: '文字と同じ色。種類や分類など、目立たせすぎないもの。',
      success: '成功の色。うまく済んだもの。',
      warning: '注意の色。気をつけてほしいもの。',
    },
    emphasis: {
      strong: '濃い塗り。件数や新着に使う。',
      outline: '線だけ。よくある状態を、目立たせずに示す一語に使う。',
      soft: '淡い塗り。名前の横の「選手」など、添えるだけの一語に使う。',
    },
  },
  related: {
    TabBar: 'メッセージのタブの角に、未読の件数を重ねる',
    Section: '`badge` に入れ、見出しの横に件数を出す',
    TopicRow: '新着と「選手」の目印になる',
    CartButton: 'カートの点数を示す',
    Avatar: '人の顔を見せる',
  },
  props: {
    children: '目印の一語。アイコンを前に置いてよい。`count` とは一緒に渡さない。',
    count: '件数。0 以下なら何も出ない。`children` の代わりに渡す。',
    label: '見える文字の代わりに読み上げる文。「3」を「未読3件」と伝えるために渡す。',
    max: '見せる件数の上限。超えると数字に「+」を付ける。',
  },
};
