import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しの結果',
  reading: 'うけわたしのけっか',
  search: ['読み取りの答え', '渡し済み', '二重', '窓口'],
  purpose:
    '渡せた、渡さない、先にすることがある、見つからないを、輪郭、言葉、明るさ、音、振動のどれか一つだけでも見分けられるようにします。',
  use: [
    'コードを読み取った結果、または渡したあとの結果を見せるとき。音と振動は `signalOf` が返す。',
  ],
  avoid: [
    { when: '渡せる注文', instead: '`PickupHit`' },
    { when: '短い知らせ', instead: '`ToastRegion`' },
  ],
  anatomy: [
    { part: '印', note: '丸、八角形、三角、ひし形。', at: '[data-result] > div > svg' },
    { part: '題と文', note: '八角形と三角はすぐに、ほかは順に読み上げる。', at: '[role="alert"]' },
    { part: '時刻と人', note: '渡し済みのとき。', at: 'dl' },
    { part: '注文', note: '番号、お名前、渡す物。', at: '[data-result] ul' },
    { part: '元に戻す', note: '渡して 10 秒の間。残りの秒を数える。' },
    { part: '読み取りに戻る', note: '渡したとき以外。', at: '[data-result] button' },
  ],
  words: {
    lead: [{ kind: 'unknown' }],
    customer: ['浜野 さくら'],
    item: ['ステッカー（小）', 2],
    taken: ['cash', '¥1,320'],
    undoFor: [8],
  },
  related: {
    StatusSign: '印を描く',
    PickupHit: '渡せる注文を見せる',
    DeskScanner: '結果の間も、次の方を待つ',
  },
  props: {
    onRetry: '「もう一度調べる」を押したときに呼ぶ。支払いを確かめている間だけ。',
    result: '見せる結果。ない間は `null` で、読み上げる場所だけを置く。',
    undo: '元に戻せる間の、残りの秒と操作。省くと出ない。',
  },
};
