import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'セクション',
  search: ['一節', '区切り', '見出しつきの枠', 'もっと見る', 'Block'],
  purpose: '画面の中身を見出しで分け、どこに何があるかを、目でも読み上げでも探せるようにします。',
  use: [
    '画面の中身をいくつかに分け、それぞれに見出しを付けるとき。',
    '見出しの横に、件数や「もっと見る」を置くとき。',
  ],
  avoid: [
    { when: '画面そのものの題', instead: '`Screen`' },
    { when: '見出しのない並び', instead: '`Stack`' },
    { when: '中身を切り替える', instead: '`Tabs`' },
  ],
  anatomy: [
    { part: '英字のラベル', note: '飾りの大文字。読み上げない。', at: 'p' },
    { part: '見出し', note: '必須。この一節の読み上げの名前にもなる。', at: 'h2' },
    { part: '件数', note: '`badge` があるとき、見出しの横に置く。' },
    { part: 'リンクかボタン', note: '`action` があるとき、行の終わりに置く。' },
    { part: '中身', note: '見出しの下に置く。', at: 'section > :last-child' },
  ],
  related: {
    Heading: '見出しの文字',
    Badge: '見出しの横の件数',
    TextLink: '行の終わりの「もっと見る」',
    Stack: '一節どうしを縦に並べる',
  },
  props: {
    action: '行の終わりに置くリンクかボタン。省くと見出しだけの行になる。',
    label: '見出しの上の、英字の飾り。読み上げない。',
  },
};
