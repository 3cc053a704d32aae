import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ダイアログ',
  search: ['モーダル', 'ポップアップ', '確認画面', '削除の確認', 'Modal', 'AlertDialog'],
  purpose: 'ほかの操作をいったん止めて、画面に重ねた枠の中で読むか、答えるかしてもらいます。',
  use: [
    '今の画面を離れずに、短い説明や入力を見せるとき（`kind="plain"`）。',
    '削除や注文など、実行する前に確かめるとき（`kind="confirm"`）。答えは二つで、害のない方から始まります。',
  ],
  avoid: [
    { when: '選択肢の多い一覧や、縦に長い内容', instead: '`Sheet`' },
    { when: '操作を止めない短い知らせ', instead: '`ToastRegion`' },
    { when: '写真や動画を画面いっぱいに見せる', instead: '`MediaBackdrop`' },
    { when: 'ボタンから開く操作の一覧', instead: '`Menu`' },
  ],
  anatomy: [
    { part: '背景', note: '後ろの画面を暗くし、触れられなくする。', at: 'dialog' },
    { part: '注意のしるし', note: '`kind="confirm"` で `tone="danger"` のとき、題の上に出る。' },
    { part: '題', note: '必須。何の枠かを伝え、読み上げの名前にもなる。', at: 'dialog h2' },
    {
      part: '閉じるボタン',
      note: '`kind="plain"` のとき。題の右にあり、開くとここにフォーカスがある。入力欄があれば、入力欄を優先する。',
      at: 'dialog h2 + button',
    },
    {
      part: '本文',
      note: '長ければこの中だけがスクロールし、題とボタンは見えたまま残る。',
      at: 'dialog [id$="-body"]',
    },
    { part: 'ボタン', note: '本文の下。入りきらなければ縦に並ぶ。確認では取り消しと実行の二つ。' },
  ],
  kinds: {
    kind: {
      plain: '読む、または入力する枠。閉じるボタンが付く。',
      confirm: '一つの問いに二つの答えで答える枠。閉じるボタンはなく、取り消しから始まる。',
    },
    tone: {
      accent: '注文の確定など、前へ進める操作。',
      danger: '削除など、元に戻せない操作。注意のしるしが付く。',
    },
  },
  related: {
    Sheet: '画面の下から出す、縦に長い内容を受け持つ',
    Button: '`actions` に入れる操作になる',
    Form: '`id` を使い、本文の入力を `actions` のボタンから送る',
    MessageThreadDelete: 'メッセージの削除の確認に使う',
    LinkDialog: 'リンクを開く前の確認に使う',
    LogoutDialog: 'ログアウトの確認に使う',
  },
  props: {
    actions: '本文の下に残るボタン。`kind="plain"` のときだけ使う。',
    cancelLabel: '確認の取り消しボタンの文字。省くと「キャンセル」。',
    children: '本文。確認では題だけで足りれば省ける。',
    confirmLabel:
      '確認の実行ボタンの文字。何が起きるかがわかる動詞にする。アドレスも渡すと、新しいタブで開くリンクになり、押すと `onConfirm` も呼ぶ。',
    dismissible: '外側を押すと閉じるか。入力した内容が失われるときは `false` にする。',
    onClose: '閉じるボタン、取り消し、Esc、外側を押したときに呼ぶ。`open` を変えるのは呼ばれた側。',
    open: '開いているか。閉じると中身も消え、開く前のボタンにフォーカスが戻る。',
    pending: '確認した操作を実行している間を示す。終わるまで閉じられない。',
    title: '題の文字。確認では問いの形にする。',
  },
};
