import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '通知の案内',
  reading: 'つうちのあんない',
  search: ['プッシュ通知', '許可', 'お知らせを受け取る', '新着', 'Notification', 'Permission'],
  purpose:
    'メッセージや注文のあと、続きの知らせをこの端末で受け取るかを尋ねます。押すまで、ブラウザの許可は求めません。',
  use: ['メッセージを送ったあとや注文したあとなど、知らせが役に立つ場面で通知を勧めるとき。'],
  avoid: [
    { when: '通知の内容を選ぶ、またはやめる', instead: '`NotificationSettings`' },
    { when: 'ホーム画面への追加を勧める', instead: '`OfferCardInstall`' },
    { when: '画面に関係のない勧め', instead: '`OfferCard`' },
  ],
  anatomy: [
    { part: 'アイコン', note: 'ベルの絵。', at: '[role="status"] svg' },
    {
      part: '題',
      note: '何を知らせるかの問い。`moment` で変わる。現れたときに読み上げる。',
      at: 'p',
    },
    { part: '説明', note: 'この端末に届くことと、いつでもやめられること。', at: 'p + p' },
    { part: 'エラーの文', note: '`error` があるとき、ボタンの上に出る。' },
    { part: '「今はしない」', note: 'いつも出る。', at: 'button' },
    {
      part: '「通知を受け取る」',
      note: '押したあとに、ブラウザが許可を求める。`pending` の間は処理中になる。',
      at: 'button:nth-of-type(2)',
    },
  ],
  kinds: {
    moment: {
      message: 'メッセージを送ったあと。新しいメッセージの知らせを勧める。',
      order: '注文したあと。発送やお渡しの状況の知らせを勧める。',
    },
  },
  related: {
    NotificationSettings: '受け取り始めたあとの設定を受け持つ',
    CompletePanel: '購入完了の画面で、一緒に置く',
    MessageThread: 'トークの画面で、一緒に置く',
    NoticeText: '`error` の文を作る',
  },
  props: {
    moment: 'どの操作のあとか。問いの文が変わる。',
    onAccept: '「通知を受け取る」を押したときに呼ぶ。ここでブラウザの許可を求める。',
    onDecline: '「今はしない」を押したときに呼ぶ。もう勧めないように覚える。',
    open: '案内を出すか。`false` なら場所を取らない。',
    pending: '許可を待つ間や登録している間を示す。二度は押せない。',
  },
};
