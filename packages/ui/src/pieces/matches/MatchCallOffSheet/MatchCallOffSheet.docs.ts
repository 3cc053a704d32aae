import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '中止・延期の確認',
  reading: 'ちゅうしえんきのかくにん',
  search: ['雨天中止', '延期', '移す', '振替'],
  purpose: '試合を中止・延期にする前に、だれの受け取りが変わるか、ファンが何を読むかを見せます。',
  use: ['試合の画面で「中止にする…」「延期にする…」「残った注文を移す…」を押したとき。'],
  avoid: [{ when: '押したあとの結果と「元に戻す」', instead: '`MatchCallOffResult`' }],
  anatomy: [
    { part: '影響', note: '注文と人の数。本日のカード。' },
    {
      part: '移し先',
      note: 'いちばん近い試合が選ばれている。移さないこともできる。',
      at: 'select',
    },
    { part: 'ファンに届くお知らせ', note: '移し先を選ぶと変わる。' },
    { part: 'この試合の注文', note: '名前と番号。100件まで。', at: 'ul' },
  ],
  words: {
    affected: [132, 118],
    card: ['18 佐伯 颯太'],
    target: ['2026-12-05', '北嶺ウルブス', '鶴浜スタジアム'],
    reach: [118, 97],
    more: [32],
    customer: ['浜野 さくら'],
    due: [1800],
  },
  related: {
    MatchStateForm: 'ここから開く',
    MatchCallOffResult: '押したあとに出る',
  },
  props: {
    action: '何をするか。`move` は、もう中止・延期の試合から注文だけを移す。',
    preview: 'サーバーが調べた、変わるもの。',
    error: '読めなかった、またはできなかった理由。',
    onCallOff: '移し先の試合を渡して呼ぶ。移さないときは `null`。',
    orderHref: '注文の画面のアドレス。',
  },
};
