import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの一覧',
  reading: 'れじのいちらん',
  search: ['端末', '終了', '手伝い', '窓口'],
  purpose: '責任者が、どの端末がレジかをいつでも見て、すぐに終了できるようにします。',
  use: ['責任者とオーナーが、手伝いの方の端末を増やす、または終えるとき。'],
  avoid: [{ when: '渡した注文の一覧', instead: '`RecentHandOvers`' }],
  anatomy: [
    { part: '文', note: 'レジにできることを書く。', at: 'p' },
    { part: '追加のボタン', note: '`DeskCodeSheet` を開く。', at: 'button' },
    { part: '集計へのリンク', note: 'レジごとに受け取ったお金の画面を開く。', at: 'a' },
    { part: '手引きへのリンク', note: '`CounterGuide` を印刷する画面を開く。' },
    { part: 'レジ', note: '名前、始めた時刻と終わる時刻、追加した人。', at: 'li' },
    {
      part: '終了のボタン',
      note: 'まだ送っていない記録についてわかることを読み、確かめてから終了する。',
      at: 'li button',
    },
  ],
  words: {
    since: ['09:31', '00:00'],
    by: ['三浦 さとみ'],
    endOf: ['レジ1'],
    ask: ['レジ1'],
    sentLater: ['レジ1'],
  },
  related: { DeskCodeSheet: '端末をレジにするコードを見せる' },
  props: {
    items: '使っているレジ。読み込みの間は `null`。',
  },
};
