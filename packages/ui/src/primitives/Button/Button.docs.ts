import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ボタン',
  search: ['押す', '購入ボタン', '送信ボタン', 'CTA'],
  purpose:
    '押すと、その場で何かを始めます。`href` を渡すと見た目はそのままリンクになり、次の画面へ進みます。',
  use: [
    '注文する、送る、保存するなど、押した結果が起きるとき。',
    '手続きの次の画面へ進むとき（`href`）。',
  ],
  avoid: [
    { when: '文章の途中のリンク', instead: '`TextLink`' },
    { when: '絵だけのボタン', instead: '`IconButton`' },
    { when: '画面に重ねて浮かせる', instead: '`FloatingButton`' },
    { when: '入り切りを表す', instead: '`Switch`' },
    { when: '三つ以上の操作をまとめる', instead: '`Menu`' },
  ],
  anatomy: [
    { part: '面', note: '塗り、枠線、なしの三通り（`emphasis`）。', at: 'button' },
    { part: 'ラベル', note: '必須。動詞で終える。二行になっても切らない。' },
    { part: 'アイコン', note: 'なくてもよい。左に一つ。意味はラベルが伝える。' },
    { part: '処理中のしるし', note: '`pending` の間、アイコンと入れ替わる。幅は変わらない。' },
  ],
  kinds: {
    emphasis: {
      strong: '塗り。画面でいちばん大切な操作。一画面に一つ。',
      quiet: '枠線。それ以外の操作。',
      bare: '下線。取り消しなど、控えめな操作。',
    },
    tone: {
      neutral: 'ふつうの操作。',
      accent: 'クラブの色。買う、応援する。',
      danger: '元に戻せない操作。色だけに頼らず、何を失うかをことばで書く。',
    },
    size: {
      medium: '高さ 44 px 以上。',
      small: '見た目は 32 px、押せる広さは 44 px。',
    },
  },
  related: {
    IconButton: '絵だけのボタン',
    Spinner: '処理中のしるし',
    Form: 'Enter での送信と、入力の誤りの案内',
    Dialog: '元に戻せない操作の前の確認',
  },
  props: {
    'aria-label': 'ラベルだけでは足りないときの、読み上げの名前。見えるラベルの文字を含める。',
    disabled: '今は押せない。フォーカスは残るので、理由を近くに文で書く。',
    icon: 'ラベルの左に置く飾り。読み上げない。',
    newTab: 'リンクを新しいタブで開く。読み上げがそれを伝える。',
    onClick: '押したときに呼ぶ。処理中と押せない間は呼ばない。',
    pending: '処理中。フォーカスと幅はそのままで、押しても何も起きない。',
    size: '大きさ。押せる広さはどちらも 44 px。',
  },
};
