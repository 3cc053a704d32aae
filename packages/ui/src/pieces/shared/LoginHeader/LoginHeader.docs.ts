import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ログイン画面の枠',
  reading: 'ろぐいんがめんのわく',
  search: ['ログイン', 'ログイン前', 'ヘッダー', 'クラブの紹介', 'レイアウト', 'AuthLayout'],
  purpose:
    'ログインする前の画面を、クラブの色、紋章、選手の姿でそろえ、どのクラブの画面かを伝えます。',
  use: ['ログインの前に見せる画面を組むとき。'],
  avoid: [
    { when: 'ログインしたあとのふつうの画面', instead: '`Screen`' },
    { when: '規約や法律に基づく表記の画面', instead: '`LegalNotice`' },
  ],
  anatomy: [
    {
      part: '場面',
      note: '下の辺が斜め。`club` があると高くなる。',
      at: 'main > div:first-child',
    },
    { part: '紋章', note: 'ロゴ。なければクラブの色の盾。飾りで、読み上げない。' },
    {
      part: '選手の姿',
      note: '飾り。`owner` のあるスタッフの画面には出ない。',
      at: 'main svg[viewBox="0 0 400 440"]',
    },
    { part: '英字のラベル', note: '帯の中の決まった文字。', at: 'p[lang="en"]' },
    { part: 'チーム名', note: '`club` があるときに出る。', at: 'p[lang="en"] + p' },
    { part: 'スローガン', note: 'チーム名の下に出る。', at: 'p[lang="en"] + p + p' },
    { part: '見出し', note: '`club` があれば帯の下、なければ帯の中に入る。', at: 'h1' },
    { part: '内容', note: '見出しの下に続く。', at: 'h1 + *' },
    { part: '下のリンク', note: '`footer` があるときに、画面の下に出る。' },
  ],
  related: {
    LineLoginPanel: 'クラブの紹介を付けて使う',
    LineCallbackPanel: '見出しだけで使う',
    PlayerLoginForm: '選手ログインの枠として使う',
  },
  props: {
    club: 'チーム名、スローガン、ロゴ。渡すと帯が高くなり、省くと見出しだけの低い帯になる。',
    owner: 'だれの画面か。渡すと、低い帯にチーム名とロゴが出る。',
    title: '画面の見出し。ブラウザのタブに出る題名にもなる。',
  },
};
