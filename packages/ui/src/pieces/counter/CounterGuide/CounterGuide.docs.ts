import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しの手引き',
  reading: 'うけわたしのてびき',
  search: ['てびき', 'tebiki', '印刷', 'マニュアル', '手伝い', 'counter guide'],
  purpose: '手伝いの方が窓口で見る手引きを、A4の1枚に印刷します。',
  use: ['試合の日に、レジのそばに置く紙が要るとき。'],
  avoid: [{ when: '渡すときの画面', instead: '`HandOverResult`' }],
  anatomy: [
    { part: '印刷のボタン', note: '紙には出ない。', at: 'button' },
    {
      part: '紙',
      note: '1枚。「」の中は、レジの画面と同じ文言を読む。',
      at: 'article',
    },
    { part: '印', note: '4つの形の意味と、その形になる結果。', at: 'article li svg' },
  ],
  words: {
    enrol: ['この端末をレジにする'],
    begin: ['受け渡しを始める'],
    aim: ['QRコードを枠に合わせてください'],
    handOver: ['渡しました'],
    search: ['番号かお名前で探す'],
    atVenue: ['会場払い', '現金', 'その他'],
    paid: ['支払い済み'],
    result: ['見つかりません'],
    undoNow: ['元に戻す'],
    notOnList: ['この端末の一覧にありません'],
    collision: ['ほかの窓口が先に渡していました'],
    sent: ['まだ送っていない記録 1件'],
    logout: ['ログアウト'],
  },
  related: { DeskList: 'ここから開く', HandOverResult: '同じ文言と印を使う' },
};
