import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '結果の印',
  reading: 'けっかのしるし',
  search: ['状態', 'ステータス', '丸', '八角形', '三角', 'ひし形'],
  purpose:
    '終わった、渡さない、先にすることがある、見つからないを、輪郭と印の形だけでも見分けられるようにします。',
  use: ['離れて見ても、色が分からなくても、結果を取り違えてはいけないとき。'],
  avoid: [
    { when: '件数や短い状態の言葉', instead: '`Badge`' },
    { when: '処理が続いている', instead: '`Spinner`' },
  ],
  anatomy: [
    { part: '輪郭', note: '丸、八角形、三角、ひし形。', at: 'svg' },
    { part: '印', note: '輪郭の中の印。言葉はとなりに書く。', at: 'svg > g' },
  ],
  kinds: {
    outline: {
      circle: '終わった。',
      octagon: '渡さない。',
      triangle: '先にすることがある。',
      diamond: '見つからない。',
    },
    mark: {
      check: '渡した。',
      undo: '元に戻した、返金した。',
      done: '渡し済み。',
      cross: '取り消された、注文ではない。',
      bang: '確かめている。',
      truck: '配送する。',
      query: '見つからない。',
      club: 'ほかのクラブ。',
    },
    emphasis: { strong: '印を地の色で抜く。', inverted: '輪郭の色で塗った面の上。' },
    size: { small: '行の中。', medium: '見出しのとなり。', large: '画面の主役。' },
  },
  related: {
    HandOverResult: '受け渡しの結果で、大きく見せる',
    RecentHandOvers: '最近の受け渡しの行の頭に付く',
  },
  props: {
    outline: '輪郭の形。色も決まる。',
  },
};
