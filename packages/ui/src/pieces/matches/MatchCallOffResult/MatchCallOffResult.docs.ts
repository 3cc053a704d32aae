import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '中止・延期の結果',
  reading: 'ちゅうしえんきのけっか',
  search: ['元に戻す', '雨天中止', '延期', 'お知らせ'],
  purpose:
    '中止・延期にしたあと、注文がどこへ移り、何人に知らせたかを見せます。10秒のあいだ元に戻せます。',
  use: ['試合の画面で、中止・延期にした試合に。'],
  avoid: [{ when: '中止・延期にする前の確認', instead: '`MatchCallOffSheet`' }],
  anatomy: [
    { part: 'だれがいつ', note: '人の名前がないときは、時刻だけ。', at: 'p' },
    { part: '結果', note: '注文の数、移した先、知らせた人の数。', at: '[role="status"]' },
    { part: '元に戻す', note: 'ボタンの名前に残りの秒数が入る。', at: 'button' },
  ],
  words: {
    made: ['2026-11-22T00:10:00.000Z', '佐野 みなみ', 'canceled'],
    moved: [132, '2026-12-05', '北嶺ウルブス'],
    stays: [132],
    soon: [118],
    running: [118, 100],
    done: [118],
    undo: [8],
    seconds: [8],
  },
  related: { MatchCallOffSheet: 'この前に出る' },
  props: {
    callOff: 'サーバーにある結果。',
    undo: '元に戻せる残りの秒数と、戻すときに呼ぶもの。ないときは戻せない。',
    error: '元に戻せなかった理由。',
    focused: 'この端末で押した結果のとき。押したボタンが消えても、フォーカスはここに来る。',
  },
};
