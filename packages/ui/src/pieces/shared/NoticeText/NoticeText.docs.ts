import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '知らせの文',
  reading: 'しらせのぶん',
  search: ['エラーメッセージ', '通知文', '完了メッセージ', '文言', 'サーバーエラー', 'Message'],
  purpose:
    '同じ出来事が、どの画面でも同じ文で伝わるようにします。サーバーから届いた文は、そのまま見せます。',
  use: [
    'ログイン、保存、決済などの結果や失敗を、決まった文で伝えるとき。',
    'フォームの誤りなど、文字列が要るときは `useNoticeText` を使うとき。',
  ],
  avoid: [
    { when: '一つの画面だけで使う文', instead: 'その部品の `messages.ts` に書く' },
    { when: '知らせの枠や色', instead: '`Notice` か `ToastRegion` の中に入れる' },
    { when: '入力の誤りの文', instead: '`TextField` などの `error`' },
  ],
  anatomy: [
    {
      part: '文',
      note: '文字だけで、枠も色もない。大きさと色は、置いた場所に従う。',
    },
  ],
  words: { cardReceived: ['さくら'] },
  related: {
    Notice: '知らせの枠の中に入れる',
    ToastRegion: '少しの間だけ出す知らせの文になる',
    PushOffer: '`error` に渡す文を、`useNoticeText` で得る',
    Text: '段落として置くときに包む',
  },
  props: {
    notice:
      '伝えること。文字列はそのまま、`kind` は決まった文になる。`cardReceived` のときは、カードの名前を `name` に渡す。',
  },
};
