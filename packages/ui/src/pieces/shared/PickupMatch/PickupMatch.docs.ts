import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取る試合',
  reading: 'うけとるしあい',
  search: ['試合', '受け取り', '会場', '日付', '中止', '延期'],
  purpose:
    '会場で受け取る注文の、試合の日と相手と会場を、購入手続きから窓口まで同じことばで伝えます。',
  use: ['注文がどの試合で受け取れるかを伝えるとき。'],
  avoid: [
    { when: '試合を選んでもらう', instead: '`MatchPicker`' },
    { when: '次の試合の案内', instead: '`NextMatch`' },
  ],
  anatomy: [
    { part: '日と相手', note: '「11月22日（日）」に、相手の名前を続ける。', at: 'span > span' },
    { part: '会場', note: '小さい字で、下の行。', at: 'span > span:nth-child(2)' },
    { part: '中止・延期', note: '行われない試合にだけ、しるしとことばで。' },
  ],
  words: { versus: ['港南マリナーズ'] },
  related: { MatchPicker: '購入手続きで選ぶ', MadeToOrderNote: '引渡時期を伝える' },
  props: {
    match: '試合の日、相手、会場、状態。クラブが変えると、ここも変わる。',
    align: 'QRコードの上のように、中央にそろえるときに渡す。',
  },
};
