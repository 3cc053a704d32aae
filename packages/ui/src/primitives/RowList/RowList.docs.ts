import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '行の一覧',
  reading: 'ぎょうのいちらん',
  search: ['リスト', '行', 'セル', 'ListItem', 'Row'],
  purpose:
    '同じ種類のものを一行ずつ並べ、言葉を読み、行ごとに開いたり操作したりできるようにします。',
  use: [
    '端末や履歴のように、行ごとに言葉と操作があるとき。',
    '行を押して、その一つを開くとき（`href`）。',
  ],
  avoid: [
    { when: '列で比べる', instead: '`Table`' },
    { when: '読み進めると続きが届く一覧', instead: '`InfiniteList`' },
    { when: '操作も線もない並び', instead: '`Stack` の `as="ul"`' },
  ],
  anatomy: [
    { part: '初めの絵や時刻', note: '`start` があるとき。' },
    { part: '言葉', note: '子を縦に並べる。長い言葉は折り返す。', at: 'li span' },
    { part: '終わりの金額やボタン', note: '`end` があるとき。入らなければ下の段に回る。' },
  ],
  kinds: {
    kind: {
      lines: '行の間に線を引く。',
      dense: '線で分け、余白を狭くする。行が多いとき。',
      cards: '一行ずつ枠で囲む。',
    },
  },
  related: {
    DeskList: '開いているレジの一覧',
    RecentHandOvers: '渡した注文の一覧',
    StaffSessionList: 'ログイン中の端末の一覧',
  },
  props: {
    children: '`RowListItem` の並び。',
    label: '見出しのない一覧の、読み上げの名前。',
  },
  others: {
    RowListItem: {
      purpose: '一行。子は言葉で、縦に並びます。`li` の属性も受け取ります。',
      props: {
        href: '行き先。行の全体がリンクになる。',
      },
    },
  },
};
