import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '決済結果',
  reading: 'けっさいけっか',
  search: ['決済エラー', '支払い失敗', '返金', '本人認証', '結果待ち'],
  purpose:
    '完了していない支払いが今どうなっているかと、請求があったかどうかを伝え、次にできることへ案内します。',
  use: [
    '決済の結果を待つ間や、失敗した、取りやめた、返金になったとき。',
    '通信が切れて、支払いの結果を確かめられないとき。',
  ],
  avoid: [
    { when: '支払いが終わって注文が確定した', instead: '`CompletePanel`' },
    { when: '注文確認の画面の中で失敗を伝える', instead: '`PlaceOrderBar` の `error`' },
    { when: '注文が存在しない', instead: '`ContentMissing`' },
    { when: '画面の読み込みの失敗', instead: '`LoadFailure`' },
  ],
  anatomy: [
    {
      part: 'しるし',
      note: '待っている間は回るしるし、失敗は注意、そのほかは疑問符。飾り。',
      at: '[role="status"] > span',
    },
    { part: '見出し', note: '支払いの状態を一文で伝える。', at: 'h2' },
    {
      part: '説明',
      note: '請求の有無と、二重に請求されないことなどを伝える。変わると読み上げる。',
      at: 'h2 + p',
    },
    {
      part: '追加の説明',
      note: '`waiting` で `slow` のときと、`failed` のときだけ。',
    },
    {
      part: '結果を確かめるボタン',
      note: '`unknown` のときだけ。',
    },
    {
      part: 'もう一度支払うリンク',
      note: '`failed` と `canceled`、または `slow` の `waiting` のとき。',
    },
    {
      part: '戻るリンク',
      note: '`failed` と `canceled` はカート、そのほかは注文履歴。`waiting` にはない。',
    },
  ],
  kinds: {
    status: {
      waiting: 'カード会社の返事を待っている。',
      failed: '決済に失敗した。請求はない。',
      canceled: '利用者が支払いを取りやめた。請求はない。',
      refundDue: '注文は取り消され、返金の手続きをしている。',
      refunded: '注文は取り消され、全額を返金した。',
      unknown: '通信などの理由で、結果をまだ確かめられない。',
      missing: '支払われた可能性があるが、注文番号がわからない。',
    },
  },
  related: {
    CheckoutStepper: '上に置き、支払いか確認の手順にする',
    CreditCardForm: 'もう一度支払うときの入力画面になる',
    CompletePanel: '支払いが終わると、こちらに替わる',
    Spinner: '結果を待つ間のしるしになる',
  },
  props: {
    atPickup: '会場で支払う注文。`waiting` と `unknown` の文が、支払いではなく注文の文になる。',
    cartHref: '失敗と取りやめのときに戻るカートのアドレス。',
    onCheck: '結果を確かめるボタンを押したときに呼ぶ。`unknown` のときだけ使う。',
    pending: '結果を問い合わせている。確かめるボタンが処理中になる。',
    slow: '長く待っている。`waiting` に、もう一度支払うリンクと説明を足す。',
    status: '支払いの状態。見出し、説明、ボタンの組み合わせが決まる。',
  },
};
