import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '未読メッセージ',
  reading: 'みどくめっせーじ',
  search: ['新着', 'お知らせ', 'バナー', '受信', 'カルーセル', 'Unread'],
  purpose: 'まだ読んでいないメッセージを一件ずつ見せ、押すとそのトークへ進めるようにします。',
  use: ['トップページで、新しく届いたメッセージを知らせるとき。'],
  avoid: [
    { when: 'すべてのトークの一覧', instead: '`TopicList`' },
    { when: '未読の数だけ', instead: '`Badge`' },
  ],
  anatomy: [
    { part: '見出し', note: '「未読メッセージ」。', at: 'h2' },
    { part: '件数', note: '見出しの横に、渡した件数を添える。' },
    {
      part: 'カード',
      note: '全体がトークへのリンク。2 件以上なら 5 秒ごとに次へ進む。',
      at: 'section a',
    },
    { part: '送り主', note: '画像と名前。選手には「選手」のしるしを添える。', at: 'section a bdi' },
    { part: '日時', note: '届いた日時。', at: 'section a time' },
    { part: 'トークの名前', note: '送り主の名前と違うときだけ出る。' },
    { part: '本文', note: '2 行まで。画像や動画は、届いたことを文で伝える。' },
    {
      part: '送りの操作',
      note: '2 件以上のとき、矢印、点、一時停止がある。点は一度に 7 個まで。',
    },
  ],
  words: { count: [3] },
  related: {
    TopPage: '`unread` に渡す',
    Carousel: '横に送る動きと一時停止を受け持つ',
    Badge: '件数と「選手」のしるしになる',
    MessageThread: 'カードの先の画面で使う',
  },
  props: {
    items: '新しい順に並べた未読のメッセージ。空なら見出しも含めて何も出ない。',
  },
};
