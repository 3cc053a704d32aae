import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'トーク一覧',
  reading: 'とーくいちらん',
  search: ['メッセージ一覧', '受信箱', '新着順', 'インボックス', 'Inbox'],
  purpose: 'すべてのトークを新しい順に見渡し、読みたいものを開けます。引っぱると新しくなります。',
  use: ['ファンと選手のメッセージの画面で、トークを並べるとき。'],
  avoid: [
    { when: '一つのトークの中身', instead: '`MessageThread`' },
    { when: 'トップで未読だけを見せる', instead: '`UnreadBanner`' },
    { when: 'トップでグループを並べる', instead: '`GroupTopics`' },
  ],
  anatomy: [
    { part: 'プレビューの帯', note: '`preview` のとき、上に出る。' },
    { part: '行', note: '一つのトーク。全体が一つのリンク。', at: 'a' },
    { part: '続きの読み込み', note: '下に近づくと読み足す。失敗したらやり直せる。' },
    { part: '空の案内', note: 'トークがまだないとき。' },
  ],
  kinds: {
    status: {
      loading: '最初の分を待っている。行の形を先に置く。',
      ready: '届いた。',
      failed: '届かなかった。前の行があれば残し、なければやり直しを出す。',
    },
    more: {
      more: '続きがある。',
      loading: '続きを読み込んでいる。',
      failed: '続きを読み込めなかった。',
      none: 'これで全部。',
    },
    viewer: {
      user: 'ファンが見る。選手の写真を出す。',
      player: '選手が見る。ファンの写真を出す。',
    },
  },
  related: {
    TopicRow: '一行を描く',
    PullToRefresh: '引っぱって更新する',
    InfiniteList: '続きを読み足す',
    EmptyState: 'まだないときの案内',
  },
  props: {
    items: '読み込んだ行。新しい順に渡す。',
    onRefresh: '引っぱったときに呼ぶ。最初の分を読み直し終えたら終わる Promise を返す。',
    preview: '見るだけの表示であることを、上の帯で示す。',
    status: '最初の分の状態。届いている行は、どの状態でも見える。',
    viewer: 'だれが見るか。行の写真が変わる。',
  },
};
