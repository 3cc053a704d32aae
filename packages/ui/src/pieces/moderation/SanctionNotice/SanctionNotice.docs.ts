import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '運営からの注意',
  reading: 'うんえいからのちゅうい',
  search: ['警告', '送信の停止', '利用の停止', 'ミュート', 'Warning', 'Mute'],
  purpose: '運営が決めたことを、何を、なぜ、いつまでと一緒に本人に伝えます。',
  use: [
    'メッセージ一覧とトークの上に、その人への注意と送信の停止を出すとき。',
    '利用の停止の間、どの画面の代わりにも出すとき。',
  ],
  avoid: [{ when: '電波がない', instead: '`OfflineBanner`' }],
  anatomy: [
    { part: '何を、いつまで', note: '停止には日時か「期限なし」が入る。', at: '[role="status"] p' },
    { part: '理由', note: '運営が本人に書いた文。' },
    { part: '停止中にできないこと', note: '利用の停止だけにある。' },
    { part: '対象のメッセージ', note: '本人が書いたもの。消したあとはない。', at: 'figure' },
    { part: '確認しましたボタン', note: '注意だけにある。押すと出なくなる。' },
  ],
  related: {
    MessageBubble: '停止の間に書いたものは、未送信のまま残る',
    OrderList: '利用の停止の間も、注文と受け取り用のコードは下に残る',
  },
  props: {
    items: '伝えること。なければ何も出ない。',
    pending: '確認を送っている注意の番号。',
  },
};
