import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '吹き出し',
  reading: 'ふきだし',
  search: ['メッセージ', 'チャット', '一通', '発言', 'ChatBubble'],
  purpose:
    '一通のメッセージを、だれがいつ書いたかと一緒に読めます。自分のものは右、相手のものは左に出ます。',
  use: ['トークの並びの中で、一通を見せるとき。'],
  avoid: [
    { when: 'トークの全体', instead: '`MessageThread`' },
    { when: '一覧の最新の一通', instead: '`TopicRow`' },
    { when: '未読をトップで知らせる', instead: '`UnreadBanner`' },
  ],
  anatomy: [
    { part: '顔', note: '相手の続きの最初の一通にだけ出る。', at: 'article > span' },
    { part: '名前と選手のしるし', note: 'グループで出る。ほかでは見えないが、読み上げる。' },
    {
      part: '本文',
      note: '文、画像、動画のどれか。長い文は畳み、続きを開ける。',
      at: 'article [id]',
    },
    {
      part: 'リンク',
      note: '選手の、クラブが認めたサイトへのものは、新しいタブで開く。ほかは、行き先を確かめる面を開くボタンになる。',
    },
    { part: 'メニュー', note: '自分の送り終えたものは削除、相手のものは通報を選べる。' },
    { part: '日時', note: '続きの最後の一通に出る。', at: 'time' },
    { part: '未送信の案内', note: '送れていないとき、再送と取り消しのボタンと一緒に出る。' },
  ],
  kinds: {
    grouped: {
      alone: '前後に続きがない一通。',
      first: '続きの最初。',
      middle: '続きの途中。',
      last: '続きの最後。',
    },
  },
  words: { sendingShare: [40] },
  related: {
    MessageThread: 'これを並べる',
    LinkDialog: 'リンクを押したあとの確認',
    ReportSheet: '通報を選んだあとの面',
    ImagePreview: '画像を押すと開く',
    VideoPreview: '動画を押すと開く',
  },
  props: {
    fold: '長い文を開いているかと、開いたり畳んだりするときに呼ぶもの。省くと畳む。',
    grouped: '同じ人が五分以内に続けて書いた中での位置。顔、名前、日時を出すかが決まる。',
    links:
      '選手のリンクをすぐに開けるサイトと、ほかのリンクを押したときに呼ぶもの。ファンのリンクはどれもたずねる。',
    menuDisabled: '上に別の面が開いている間、メニューを押せなくする。',
    onDelete: 'メニューで削除を選んだときに呼ぶ。省くと、自分のメッセージにメニューは出ない。',
    onReport:
      '相手のもののメニューで通報を選んだときに呼ぶ。省くと、相手のものにメニューは出ない。',
    showName: '続きの最初に送り手の名前を出す。グループで使う。',
  },
};
