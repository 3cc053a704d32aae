import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '知らせの枠',
  reading: 'しらせ',
  search: ['エラー', '注意書き', '警告', 'お知らせ', 'Alert', 'Banner'],
  purpose:
    '失敗の理由や、先に知っておくことを、その場所に残る一文で伝えます。消えないので、読み直して次の操作を選べます。',
  use: [
    '送れなかった理由を、送るボタンのそばに出すとき（`tone="danger"` と `role="alert"`）。',
    '操作の前に、気をつけることを伝えるとき（`tone="warning"`）。',
    '手続きの途中で、知っておくと安心なことを添えるとき。',
  ],
  avoid: [
    { when: '少しの間だけ出す結果', instead: '`ToastRegion`' },
    { when: '一つの欄の誤り', instead: '`Field` の `error`' },
    { when: '画面を読み込めなかったこと', instead: '`LoadFailure`' },
    { when: '一語で示す状態', instead: '`Badge`' },
  ],
  anatomy: [
    { part: '面', note: '`tone` の淡い色。強制カラーでは線で囲む。', at: 'div:has(> svg)' },
    { part: '印', note: '色がなくても種類がわかる。読み上げない。', at: 'svg' },
    { part: '文', note: '何が起き、次に何をするかを一、二文で書く。' },
  ],
  kinds: {
    tone: {
      neutral: '知っておくと安心なこと。',
      success: 'うまく済んだこと。',
      warning: '先に気をつけること。',
      danger: '失敗した理由や、先へ進めない理由。',
    },
    role: {
      alert: 'すぐに読み上げる。操作の失敗に使う。',
      status: '読み上げの切れ目に読む。結果や変化に使う。',
    },
  },
  related: {
    ToastRegion: 'しばらくして消える知らせ',
    Form: '送れなかった理由を中に置く',
    LoadFailure: '画面の代わりに出る失敗',
  },
  props: {
    children: '文。空のときは枠を出さない。',
    role: '出たときに読み上げる。読み上げの場所は、文が空の間も残る。省くと読み上げない。',
    tone: '知らせの種類。色と印が決まる。',
  },
};
