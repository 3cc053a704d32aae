import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '来場スタンプのコード',
  reading: 'らいじょうすたんぷのこーど',
  search: ['QRコード', '入口', 'ゲート', '来場', 'Gate', 'Kiosk'],
  purpose: '会場の入口で、30秒ごとに変わる来場スタンプのコードを、画面いっぱいに見せます。',
  use: ['入口に置いた端末で、ファンに読み取ってもらうとき。動きは `useGateCode`。'],
  avoid: [{ when: '紙に印刷して貼る', instead: '`VisitSheet`' }],
  anatomy: [
    { part: '題と相手', note: 'どの試合のコードか。' },
    {
      part: 'コード',
      note: '画面に入るいちばんの大きさ。どのテーマでも白地に黒。',
      at: 'svg[role="img"]',
    },
    { part: '残りの秒', note: '読み上げない。1秒ごとに変わるため。' },
    { part: '閉じる', note: '前の画面に戻る。', at: 'a' },
  ],
  words: {
    code: ['港南マリナーズ'],
    versus: ['港南マリナーズ'],
    next: [12],
    opens: ['2026.11.21', '11:00', '港南マリナーズ'],
  },
  related: { VisitSheet: '同じ試合の、印刷用のコード', MatchVisits: '試合の画面から開く' },
  props: {
    backHref: '閉じたときに戻るアドレス。',
    coming: '次に開く試合。いま見せるコードがないときに伝える。',
    current: 'いま見せるコードと、残りの秒。`null` なら時間の外。',
  },
};
