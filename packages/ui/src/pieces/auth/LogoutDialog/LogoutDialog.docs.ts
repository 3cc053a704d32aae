import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ログアウトの確認',
  reading: 'ろぐあうとのかくにん',
  search: [
    '未送信',
    '削除',
    '受け取り待ち',
    '警告',
    'ConfirmDialog',
    'ログアウトボタン',
    'サインアウト',
  ],
  purpose:
    'ログアウトすると失われるメッセージやカードがあることを知らせ、先に送るか、消してログアウトするかを選べるようにします。',
  use: ['未送信のメッセージや受け取り待ちのカードがある人が、ログアウトを押したとき。'],
  avoid: [
    { when: '失われるものがない', instead: '確かめずにそのままログアウトする' },
    { when: 'ほかの操作の前の確認', instead: '`Dialog` の `kind="confirm"`' },
  ],
  anatomy: [
    {
      part: '題名',
      note: 'メッセージがあれば未送信、なければ受け取り待ちのカードの題になる。',
      at: 'dialog h2',
    },
    { part: '閉じるボタン', note: '押すと `onClose` を呼ぶ。', at: 'dialog h2 + button' },
    {
      part: '失われるものの説明',
      note: 'メッセージとカードの両方があれば、二つの文を並べる。',
      at: 'dialog p',
    },
    {
      part: '送信するボタン',
      note: 'カードだけなら「受け取る」になる。`pending` の間は処理中になる。',
    },
    { part: '削除してログアウトのボタン', note: '元に戻せない。送信中も押せる。' },
    { part: 'キャンセルのボタン', note: 'ログアウトせずに閉じる。' },
  ],
  words: { help: [2], cardsHelp: [2], visitsHelp: [1] },
  related: {
    MyPageHeader: 'ログアウトのボタンから開く',
    Dialog: '画面に重ねる枠を受け持つ',
  },
  props: {
    visits: '読み取ったまま押していない来場スタンプの数。省くと 0 とみなす。',
    cards: '読み取ったまま受け取っていないカードの枚数。省くと 0 枚とみなす。',
    count: '未送信のメッセージの件数。0 なら題名とボタンがカードのものになる。',
    onSend: '「送信する」か「受け取る」を押したときに呼ぶ。処理中は呼ばない。',
  },
  others: {
    LogoutDialogButton: {
      purpose: '文字を置く広さのない帯の中から、アイコン一つでログアウトできるようにします。',
      props: {
        onLogout: '押したときに呼ぶ。確かめてからログアウトするかどうかは、呼ばれた側で決める。',
      },
    },
  },
};
