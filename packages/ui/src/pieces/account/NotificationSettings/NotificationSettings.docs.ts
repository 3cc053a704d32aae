import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '通知の設定',
  reading: 'つうちのせってい',
  search: [
    'プッシュ通知',
    'お知らせ',
    '新着メッセージ',
    '許可',
    'Notification',
    'ホーム画面に追加',
  ],
  purpose:
    'この端末で通知を受け取るかどうかと、受け取る内容を選べます。受け取れない端末では、その理由とできることを伝えます。',
  use: ['マイページで、いま使っている端末の通知を設定するとき。'],
  avoid: [
    { when: '設定の画面の外で通知を勧める', instead: '`PushOffer`' },
    { when: '通知と関係のない入り切り', instead: '`Switch`' },
  ],
  anatomy: [
    { part: '見出し', note: '「この端末への通知」。', at: 'h2' },
    {
      part: '説明',
      note: '`off` のとき、どんな通知が届くかを伝える。',
      at: 'section > div:last-child > p',
    },
    {
      part: '通知を受け取るボタン',
      note: '`off` のときだけある。押すまでブラウザの許可は求めない。',
      at: 'button',
    },
    {
      part: 'スイッチ',
      note: '`on` のとき、新着メッセージ、注文状況、推し選手の活躍を一つずつ選べる。',
    },
    {
      part: '受け取れない理由',
      note: '`blocked`、`notInstalled`、`unsupported` のとき。`notInstalled` では 3 段の手順も出る。',
    },
    { part: 'エラーの文', note: '`error` があるとき、いちばん下に出る。' },
  ],
  kinds: {
    status: {
      checking: '状態を調べている。',
      unsupported: 'このブラウザでは受け取れない。',
      notInstalled: 'ホーム画面に追加すれば受け取れる。',
      blocked: 'ブラウザで通知が拒否されている。',
      off: 'まだ受け取っていない。',
      on: '受け取っていて、内容を選べる。',
    },
  },
  related: {
    MyPageParts: 'マイページのいちばん下に置く',
    Switch: '受け取る内容を一つずつ選ぶ',
    PushOffer: '設定の外で通知を勧める',
    OfferCardInstall: 'ホーム画面への追加を勧める',
  },
  props: {
    chosen: '受け取る内容。`status` が `on` のとき、スイッチの入り切りになる。',
    onChange: 'スイッチを切り替えたときに、新しい内容を渡して呼ぶ。保存中は呼ばない。',
    onEnable: '「通知を受け取る」を押したときに呼ぶ。ここでブラウザの許可を求める。',
    pending: '変更を保存している間を示す。終わるまで次の変更は受け付けない。',
    status: 'この端末の通知の状態。出る内容がすべて変わる。',
  },
};
