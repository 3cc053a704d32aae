import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '重ねた受け渡しの確かめ',
  reading: 'かさねたうけわたし',
  search: ['二重', '重複', '片づける', 'どうしましたか'],
  purpose:
    '重ねて渡した注文の両方の受け渡しを見せ、責任者がどうしたかを書いて終えられるようにします。',
  use: ['責任者が、重ねて渡した注文の画面を開いたとき。'],
  avoid: [
    { when: '確かめが要る注文の一覧', instead: '`RefusedHandOvers`' },
    { when: '渡した端末での知らせ', instead: '`HandOverQueue`' },
  ],
  anatomy: [
    { part: '何が起きたか', note: '二つの窓口で渡した、取り消した注文を渡した、など。', at: 'p' },
    {
      part: '両方の受け渡し',
      note: '時刻と人。あとの窓口のお金には「数えていません」。',
      at: 'dl',
    },
    { part: 'どうしましたか', note: '三つから一つ。必須。', at: '[role="radiogroup"]' },
    { part: '確かめたこと', note: '必須。失敗しても残る。', at: 'input' },
    { part: '終えたあと', note: '欄の代わりに、どうしたか、だれがいつ終えたか、確かめたこと。' },
  ],
  words: {
    made: ['2026-11-21T13:38:00+09:00', 'レジ2'],
    taken: ['cash', 1980],
    settled: ['品物が2つ出た', '2026-11-21T18:40:00+09:00', '佐野 みなみ'],
  },
  related: {
    RefusedHandOvers: 'ここから注文を開く',
    TillEntries: '数えていないお金を、あとの窓口の記録に出す',
  },
  props: {
    handOver: 'あとから届いた受け渡し、記録した受け渡し、どうしたか。',
  },
};
