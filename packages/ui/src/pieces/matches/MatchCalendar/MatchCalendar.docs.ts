import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カレンダーへの登録',
  reading: 'かれんだーへのとうろく',
  search: ['iCal', '購読', '照会カレンダー', 'webcal', 'Googleカレンダー', 'Subscribe'],
  purpose: 'すべての試合を端末のカレンダーに入れ、変更や中止も届くようにします。',
  use: ['試合日程の画面の終わりで、カレンダーへの登録を勧めるとき。'],
  avoid: [
    { when: '一試合だけをカレンダーに入れる', instead: '`NextMatch` と `MatchList` のリンク' },
  ],
  anatomy: [
    { part: '説明', note: '届くまでにかかる時間も伝える。' },
    { part: '登録する', note: '`webcal:` のリンク。端末のカレンダーが開く。', at: 'a' },
    { part: '端末ごとの手順', note: 'iPhone と Google カレンダーに一文ずつ。' },
    { part: 'アドレス', note: '写せないときは、押して選べる。', at: '[translate="no"]' },
    { part: 'コピー', note: '写したことを読み上げる。', at: 'button' },
  ],
  related: { MatchList: '上に並ぶ', Section: '見出しと区画を作る' },
  props: { address: '試合のカレンダーのアドレス。`https:` から始まる。' },
};
