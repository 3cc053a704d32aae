import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '無限スクロール一覧',
  reading: 'むげんすくろーるいちらん',
  search: [
    '続きを読み込む',
    'ページ送り',
    '仮想スクロール',
    '会話の履歴',
    'VirtualList',
    'LoadMore',
  ],
  purpose:
    'どれだけ長い一覧でも、読み進めるだけで続きが届くようにします。前に行が足されても、読んでいる場所は動きません。',
  use: [
    '一度に読み込めない履歴や会話を並べるとき。',
    '最後の行から読み始め、上へさかのぼらせるとき（`initialPlace="end"`）。',
    '戻ってきた人に、前に見ていた場所から続けてもらうとき（`onPlaceChange` と `initialPlace`）。',
  ],
  avoid: [
    { when: '少ない行を、初めからすべて並べる', instead: '`Stack` の `as="ul"`' },
    { when: '横に送って見る', instead: '`Carousel`' },
  ],
  anatomy: [
    {
      part: 'スクロールする枠',
      note: '`scroll` が `box` か `boxFromBottom` のとき。キーボードでもスクロールできる。`window` では画面全体が動き、枠はない。',
      at: '[role="group"]',
    },
    {
      part: '行',
      note: '見えている近くだけを作る。番号を読み上げ、続きがないときは全体の数も伝える。',
      at: '[role="listitem"]',
    },
    {
      part: '前の分の知らせ',
      note: '上の端に重ねて出す。読み込み中のしるしか、失敗の文とやり直しのボタン。',
    },
    {
      part: '続きの知らせ',
      note: '最後の行の下に出す。読み込み中のしるしか、失敗の文とやり直しのボタン。',
    },
    { part: '何もないときの内容', note: '行がなく、前にも後にも続きがないとき、`empty` を出す。' },
  ],
  kinds: {
    scroll: {
      window: '画面と一緒にスクロールする。ふつうの一覧。',
      box: '親の高さいっぱいの枠の中でスクロールする。行が少なければ上に寄る。',
      boxFromBottom: '枠の中でスクロールする。行が少なければ下に寄る。会話に使う。',
    },
  },
  related: {
    MessageThread: '会話を下から並べる',
    TopicList: 'トークを並べる',
    OrderList: '注文を並べる',
    EmptyState: '`empty` に入れ、何もないことを伝える',
    Spinner: '読み込み中のしるしになる',
  },
  props: {
    empty: '行がなく、読み込みもしていないときに見せる内容。',
    getKey: '行を見分ける、変わらない値を返す。読んでいる場所を保つのに使う。',
    initialPlace:
      '最初に見せる場所。`end` は最後の行から始め、そこにいる間は新しい行について動く。省くと最初の行から。',
    items: '読み込み済みの項目。上から下への順。',
    label: '一覧の読み上げの名前。',
    onPlaceChange: 'スクロールした場所を渡して呼ぶ。覚えておき、次に `initialPlace` へ渡す。',
    pages:
      'まだ読み込んでいない前後の状態と、読み込む関数。`more` の側に近づくと `onLoadMore` を一度だけ呼ぶ。',
    ref: '最後や決まった行へ移す操作を受け取る。',
    renderItem: '一行の中身を返す。項目と番号を受け取る。',
    row: '行と行の間隔と、低い行のおよその高さ。高さは、測るまでその行があると見なす大きさで、低すぎると初めに多くの行を作る。',
  },
};
