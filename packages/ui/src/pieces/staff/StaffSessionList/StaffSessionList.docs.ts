import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ログイン中の端末の一覧',
  reading: 'ろぐいんちゅうのたんまつ',
  search: ['セッション', '終了', '設定'],
  purpose:
    'スタッフが、自分のログインがどの端末で続いているかを見て、すぐに終了できるようにします。',
  use: ['スタッフの設定の画面に置くとき。'],
  avoid: [{ when: '手伝いの方の端末の一覧', instead: '`DeskList`' }],
  anatomy: [
    { part: '見出し', note: '「ログイン中の端末」。', at: 'h2' },
    { part: '失敗の文', note: '`error` があるとき。' },
    { part: '端末', note: '端末の名前、最後に使った時刻、終わる時刻。', at: 'li' },
    { part: 'この端末の印', note: 'いま使っている端末。' },
    { part: '終了のボタン', note: '確かめてから終了する。', at: 'li button' },
  ],
  words: {
    device: ['iPhone', 'Safari'],
    used: ['2026.11.21 12:30'],
    ends: ['21:00'],
    endOf: ['iPhoneのSafari'],
    ask: ['iPhoneのSafari'],
  },
  related: { SecondFactorSettings: '同じ画面に置く', DeskList: 'レジの端末を終える' },
  props: {
    items: 'ログイン中の端末。読み込みの間は `null`。',
  },
};
