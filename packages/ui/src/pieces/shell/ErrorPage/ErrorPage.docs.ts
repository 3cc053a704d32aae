import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'エラーページ',
  search: ['404', 'ページが見つかりません', '表示できない', 'NotFound', 'ErrorBoundary'],
  purpose:
    '開けない画面に来た人に、アドレスが違うのか、表示に失敗したのかを伝え、ホームへ戻れるようにします。',
  use: [
    '知らないアドレスを開いたとき（`kind="notFound"`）。',
    '画面の表示に失敗したとき（`kind="crashed"`）。',
    '画面のコードが届かなかったとき（`kind="notLoaded"`）。使う側が、つながりしだい読み込み直す。',
  ],
  avoid: [
    { when: '画面の一部だけを読み込めない', instead: '`LoadFailure`' },
    { when: '商品や注文が見つからない', instead: '`ContentMissing`' },
    { when: '決済の失敗', instead: '`PaymentOutcome`' },
  ],
  anatomy: [
    { part: '絵', note: '`illustration` を渡したとき。飾りなので、読み上げない。', at: 'svg' },
    { part: '題', note: '何が起きたか。画面の名前にもなり、フォーカスを移せる。', at: 'h1' },
    { part: '説明', note: '題を補う一文。', at: 'h1 + p' },
    { part: '読み込み直すボタン', note: '`crashed` か `notLoaded` で、`onReload` を渡したとき。' },
    { part: 'ホームへのリンク', note: 'いつも出る。', at: 'a' },
  ],
  kinds: {
    kind: {
      notFound: 'アドレスに合う画面がない。',
      crashed: '画面はあるが、表示に失敗した。',
      notLoaded: '通信が切れて、画面のコードが届かなかった。',
    },
  },
  related: {
    Button: '読み込み直すボタンと、ホームへのリンクになる',
    Heading: '画面の題になる',
    Illustration: '題の上の絵になる',
    LoadFailure: '画面の一部の失敗を受け持つ',
  },
  props: {
    illustration: '題の上の絵。最初に読み込むコードを増やさないように、使う側が渡す。',
    kind: '開けない理由。題と説明が変わる。',
    onReload: '「読み込み直す」を押したときに呼ぶ。省くとボタンは出ない。',
  },
};
