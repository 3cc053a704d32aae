import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '端末の一覧の状態',
  reading: 'たんまつのいちらん',
  search: ['同期', 'オフライン', '未送信', '窓口'],
  purpose:
    '通信がない間も、どの時刻の、何件の一覧で渡しているか、何件がまだ送られていないかを見せます。',
  use: ['受け渡しの画面の題の下に、いつも置くとき。'],
  avoid: [{ when: 'ファンの画面で通信が切れたとき', instead: '`OfflineBanner`' }],
  anatomy: [
    { part: '一覧の時刻', note: '通信がないときと、古いときは帯になる。', at: '[role="status"]' },
    { part: '未送信の件数', note: '0件のときは出ない。' },
    { part: 'ログアウトできない理由', note: '`leaving` のとき。' },
  ],
  words: {
    live: ['13:41', 1234],
    part: [3000],
    waiting: [3],
    offlineNext: ['13:41', 1234],
    offlinePart: [3000],
    old: ['13:05'],
  },
  related: {
    DeskHeader: '中に入れる',
    HandOverQueue: 'まだ送られていない受け渡しを一件ずつ見せる',
  },
  props: {
    complete: '端末の一覧に、未受取の注文がすべてあるか。ない間は残りを読み込んでいる。',
    count: '端末の一覧にある注文の数。',
    asOf: 'この端末の一覧が最新だった時刻。一覧がない間は `null`。',
    leaving: '未送信のものがあるのに、ログアウトしようとしたか。',
    old: '一覧が30分より古いか。',
  },
};
