import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しの枠',
  reading: 'うけわたしのわく',
  search: ['レイアウト', '窓口', 'レジ'],
  purpose: '題、カメラ、内容、検索欄を、片手で持つ端末でも机の上の端末でも使いやすく並べます。',
  use: ['受け渡しの画面の、いちばん外側に置くとき。'],
  avoid: [{ when: 'ファンの画面', instead: '`Screen`' }],
  anatomy: [
    { part: '題', note: '`header`。', at: 'main > div:nth-child(1)' },
    {
      part: 'カメラ',
      note: '`scanner`。注文を見せる間は隠すが、止めない。',
      at: 'main > div:nth-child(2)',
    },
    { part: '内容', note: '最近の受け渡し、注文、結果。', at: 'main > div:nth-child(3)' },
    {
      part: '検索欄',
      note: '`search`。読み取りを待つ間だけ、下に出る。',
      at: 'main > div:nth-child(4)',
    },
    {
      part: 'メニュー',
      note: 'スマートフォンでは、読み取りを待つ間だけ下に出る。広い画面では横にある。',
      at: 'nav',
    },
  ],
  kinds: {
    kind: {
      scan: '読み取りを待つ。',
      hit: 'カメラの場所まで使って、注文を見せる。',
      stop: '全体を覆う結果を見せる。題とカメラは操作できない。',
    },
  },
  related: {
    DeskHeader: '`header` に入れる',
    DeskScanner: '`scanner` に入れる',
    SearchField: '`search` に入れる',
  },
  props: {
    children: 'カメラの下、広い画面ではとなりに出す内容。',
    kind: '何をしているところか。',
    scanner: 'カメラ。どの `kind` でも外さない。',
  },
};
