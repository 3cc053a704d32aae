import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '短い通知',
  reading: 'つうち',
  search: ['トースト', 'スナックバー', '完了の知らせ', 'お知らせ', 'Toast', 'Snackbar'],
  purpose: '操作の結果を、画面を移らずに短く伝えます。一つずつ 2 秒出て、ひとりでに消えます。',
  use: [
    '保存できた、コピーしたなど、読み逃しても困らない結果を伝えるとき。',
    'アプリに一つだけ置き、どの画面からも知らせを送れるようにするとき。',
  ],
  avoid: [
    { when: '入力の誤り', instead: '`Field` の `error`' },
    { when: '答えを待つこと', instead: '`Dialog`' },
    { when: '続いている状態', instead: '`OfflineBanner` のように画面に残す' },
    { when: '読み込みの失敗', instead: '`LoadFailure`' },
  ],
  anatomy: [
    { part: '通知', note: 'いちばん上に出る。ダイアログよりも上。何もないときは見えない。' },
    { part: 'アイコン', note: '`success` と `danger` のときに出る。' },
    { part: '文', note: '一文。長いときは折り返す。' },
    { part: '閉じるボタン', note: '時間を待たずに閉じる。フォーカスは元の場所へ戻る。' },
  ],
  related: {
    Dialog: '答えを待つとき',
    NoticeText: '通知の種類から文を選ぶ',
    OfflineBanner: 'つながらない間、画面に残す知らせ',
  },
  props: {
    items: '待っている通知。先頭の一つが出る。`danger` はすぐに、ほかは読み上げの切れ目に読む。',
    onDismiss:
      '時間が過ぎたときと閉じたときに、通知の `id` で呼ぶ。持ち主が `items` から除く。指を置いている間、フォーカスがある間、ページが隠れている間は時間が進まない。',
  },
};
