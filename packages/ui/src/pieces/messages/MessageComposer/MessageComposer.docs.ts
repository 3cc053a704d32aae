import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'メッセージの入力欄',
  reading: 'めっせーじのにゅうりょくらん',
  search: [
    'soushin',
    'メッセージ',
    '送る',
    '送信',
    'チャット',
    '添付',
    'ChatInput',
    '誤送信',
    'アップロード',
  ],
  purpose:
    '一通のメッセージを書いて送れます。電波がなくても書いたものは消えず、戻ると自動で送られます。',
  use: [
    'トークの画面の下に、いつも置くとき。`useMessageComposer` と一緒に使います。',
    '送る前に、だれに届くかを確かめてもらうとき（`check`）。',
  ],
  avoid: [
    { when: '送らない長い文を書く', instead: '`TextArea`' },
    { when: '送ったことを知らせる', instead: '`SentDialog`' },
    { when: '届いたものを読む', instead: '`MessageThread`' },
  ],
  anatomy: [
    { part: '添付ボタン', note: '`media` があるとき、左に出る。' },
    {
      part: '添付を選ぶ場所',
      note: '画像のボタンと動画のボタン。送れる形式と大きさを添え、読み上げる。送れないファイルのわけも出す。',
    },
    {
      part: '送る前の確認',
      note: '`check` があるとき。だれに届くかと内容をもう一度見せる。開いたとき、戻るにフォーカスがある。',
    },
    { part: '入力', note: '四行ほどまで伸び、そのあとは中でスクロールする。', at: 'textarea' },
    { part: '送信ボタン', note: '送れるものがないときは押せない。', at: 'button[type="submit"]' },
    { part: '残りの文字数', note: '上限が近づくと出る。超えると、超えた数を伝える。' },
    { part: '未送信の案内', note: '送れていないものがあるとき、再送のボタンと一緒に出る。' },
    { part: 'たたむボタン', note: '`fold` があるとき。たたんでも書きかけは残る。' },
  ],
  kinds: {
    status: {
      idle: '書けて、送れる。',
      sending: '送っている。二度は送らない。',
      failed: '送れなかった。書いたものは残っている。',
    },
  },
  words: {
    remaining: [12],
    tooLong: [12],
    waiting: [2],
    checkPrivate: ['さくら'],
    checkGroup: ['チーム応援トーク'],
  },
  related: {
    MessageThread: '上に並ぶトーク',
    TextArea: '文の入力',
  },
  props: {
    check: '送る前の確認。省くと、確かめずに送る。',
    fold: 'たたんでボタンにできるようにする。グループで使う。',
    invisible: '目に見えない文字だけが書かれている。送れない理由を伝える。',
    media: '画像と動画の添付。`null` なら文だけを送れる。',
    onSend: '送信ボタンか Ctrl+Enter で呼ぶ。送れないときは呼ばない。',
    readOnly: 'ここでは書けない。入力欄の代わりに理由を出す。',
    remaining: 'あと何文字書けるか。超えたら負の数。絵文字も 1 文字と数える。',
    waiting: '電波を待っている数と、送り直す操作。',
  },
};
