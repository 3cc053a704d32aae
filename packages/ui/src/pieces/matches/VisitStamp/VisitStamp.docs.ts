import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '来場スタンプ',
  reading: 'らいじょうすたんぷ',
  search: ['来場', 'チェックイン', '入場', 'QRコード', 'Stamp', 'Check-in'],
  purpose: '会場のコードを読み取ったあと、スタンプが押せたことと、今季の何試合目かを伝えます。',
  use: ['来場スタンプの画面の始めで、読み取ったコードがどうなったかを伝えるとき。'],
  avoid: [
    { when: '来場した試合を並べる', instead: '`VisitList`' },
    { when: 'カードの受け取りを伝える', instead: '`ObtainPanel`' },
  ],
  anatomy: [
    { part: 'しるし', note: '押せたときは今季の数。飾りなので読み上げない。', at: '[aria-hidden]' },
    { part: '状況', note: '変わると読み上げる。断られたときは警告になる。', at: '[role="status"]' },
    { part: '試合', note: '日と相手。押せたときだけ。' },
  ],
  kinds: {
    status: {
      asking: 'サーバーに確かめている。',
      stored: '電波がなく、コードを端末に保存した。',
      stamped: '押せた。',
      stampedBefore: 'この試合のスタンプは、もう押してあった。',
      failed: '押せなかった。理由と、次にすることを伝える。',
    },
  },
  words: {
    count: [12],
    versus: ['港南マリナーズ'],
  },
  related: { VisitList: '下に並ぶ', QrScanner: '前の画面。読み取ったコードを渡す' },
  props: {
    countInSeason: '今季の何試合目か。',
    match: '来場した試合。',
    message: 'サーバーが断った理由。省くと、コードではなかったことになる。',
    status: 'コードがどうなったか。',
  },
};
