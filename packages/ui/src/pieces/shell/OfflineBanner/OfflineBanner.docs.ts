import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'オフラインの帯',
  reading: 'おふらいんのおび',
  search: ['圏外', '通信切れ', '電波', '送信待ち', 'ConnectionStatus', 'NetworkStatus'],
  purpose:
    '通信が切れていること、見ている内容がいつのものか、送信を待つメッセージが何件あるかを、画面の上で伝えます。',
  use: ['通信が切れても使える画面で、`Screen` の `notice` に置くとき。'],
  avoid: [
    { when: '画面の一部の内容がいつのものか', instead: '`LastUpdated`' },
    { when: '読み込めず、見せる内容がない', instead: '`LoadFailure` の `offline`' },
    { when: '通信と関係のない知らせ', instead: '`ToastRegion`' },
  ],
  anatomy: [
    {
      part: '帯',
      note: '`offline` か `asOf` があるときだけ開く。閉じている間は場所を取らない。',
      at: '[role="status"] p',
    },
    { part: 'アイコン', note: '通信できないことを示す絵。', at: 'svg' },
    { part: '「オフラインです」', note: '`offline` のとき。', at: 'p > span > span' },
    { part: '最終更新の時刻', note: '`asOf` があるとき。通信がつながっていても出る。' },
    {
      part: '更新中の印',
      note: '`refreshing` があり、帯が閉じているとき。左下に重なり、何も動かさない。',
    },
    { part: '送信待ちの件数', note: '帯が開いていて、`pending` が 1 以上のとき。' },
  ],
  words: { pending: [3] },
  related: {
    Screen: '`notice` に入れ、題の下に置く',
    LastUpdated: '画面の一部の時刻を受け持つ',
    MessageComposer: '未送信のメッセージを、入力欄のそばで伝える',
  },
  props: {
    asOf: '見ている内容を受け取った時刻（ISO 8601）。`null` か省略なら、時刻は出ない。',
    refreshing:
      '新しい内容を読み込む間に見せている内容の、受け取った時刻（ISO 8601）。`null` か省略なら、印は出ない。',
    pending: '送信を待つメッセージの件数。これだけでは帯は開かない。',
  },
};
