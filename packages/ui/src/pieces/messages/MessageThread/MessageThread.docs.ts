import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'トーク',
  search: ['チャット', '会話', 'メッセージの並び', '履歴', 'ChatThread', 'Conversation', '削除'],
  purpose:
    '選手とのやりとりを、前回の続きから読めます。新しいものが届いても、読んでいる場所は動きません。',
  use: ['一つのトークの全部を読むとき。何万通あっても同じ速さで動きます。'],
  avoid: [
    { when: 'トークの一覧', instead: '`TopicList`' },
    { when: '一通だけを見せる', instead: '`MessageBubble`' },
    { when: 'メッセージではない長い一覧', instead: '`InfiniteList`' },
  ],
  anatomy: [
    { part: '日付', note: '日が変わるところに出る。今日と昨日はことばで書く。' },
    { part: '吹き出し', note: '古いものから順に並ぶ。', at: 'article' },
    { part: 'ここから未読', note: '開いたときに未読だった最初の一通の上に出る。' },
    { part: '前の未読へ', note: '読み込んだ分より前に未読があるとき、上に出る。' },
    { part: '最新へ戻る', note: '下の端から離れている間、下に出る。新着の数も伝える。' },
    {
      part: '読み上げの知らせ',
      note: '届いたメッセージを読み上げる。見えない。',
      at: '[role="log"]',
    },
  ],
  kinds: {
    topicKind: {
      private: '選手と一対一。名前は出さない。',
      group: 'グループ。続きの最初に名前を出す。',
    },
  },
  words: {
    earlierUnread: [23],
    newMessages: [2],
    player: ['黒田'],
    spoken: ['選手 黒田', '応援ありがとう'],
  },
  related: {
    MessageBubble: '一通を描く',
    MessageComposer: '下に置く入力欄',
    InfiniteList: '並びと読み足しの仕組み',
    LinkDialog: 'リンクを開く前の確認',
  },
  props: {
    actions: '吹き出しのメニューとボタンで呼ぶもの。メッセージの鍵を渡す。',
    earlierUnread: '読み込んだ分より前の未読の数と、そこへ移る操作。なければ `null`。',
    firstUnreadKey: '未読のしるしを上に置くメッセージの鍵。未読がなければ `null`。',
    items: '読み込んだメッセージ。古いものから順に渡す。',
    label: '並びの読み上げの名前。だれとのトークかを書く。',
    links: '選手のリンクをすぐに開けるサイトと、ほかのリンクを押したときに呼ぶもの。',
    menuDisabled: '画像などを開いている間、メニューを押せなくする。',
    onPlaceChange: '読んでいる場所が変わるたびに呼ぶ。次に開くときのために覚えておく。',
    place: '前に読んでいた場所。`null` なら未読の最初か、いちばん下で開く。',
  },
  others: {
    MessageThreadDelete: {
      purpose:
        '自分のメッセージを消す前に、もう一度たずねます。何もせず Enter を押しても消えません。',
      props: {
        onClose: 'いいえ、Escape、外側で呼ぶ。消している間は呼ばない。',
        onConfirm: 'はいで呼ぶ。',
        open: '開いているか。',
        pending: '消している間。開いたままで、二度は消さない。',
      },
    },
    MessageThreadSkeleton: {
      purpose: 'トークが届くまで、吹き出しの形を先に置きます。',
    },
  },
};
