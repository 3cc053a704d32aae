import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'QRコードスキャナー',
  reading: 'きゅーあーるこーどすきゃなー',
  search: [
    '読み取り',
    'カメラ',
    'バーコード',
    '写真から読み取る',
    'ライト',
    'BarcodeScanner',
    'FAB',
  ],
  purpose:
    'カメラの映像か写真から、カードのQRコードを読み取ります。カメラを使えないときは、理由と次にすることを伝えます。',
  use: [
    '選手カードのQRコードを読み取るとき。動きは `useQrScanner`、カードのコードかどうかは `cardCodeIn` が受け持つ。',
  ],
  avoid: [
    { when: 'QRコードを見せる', instead: '`QrCode`' },
    { when: '会場で注文のコードを見せる', instead: '`OrderQrDialog`' },
    { when: 'メッセージに添える写真を選ぶ', instead: '`MessageComposer`' },
  ],
  anatomy: [
    {
      part: '映像',
      note: 'カメラの映像。画面いっぱい。読み上げない。カメラを使えないときは出ない。',
      at: 'dialog video',
    },
    { part: '案内', note: '枠にコードを合わせることを伝える。', at: 'dialog video + div > p' },
    {
      part: '枠',
      note: 'コードを合わせる場所。読み取ると、角が閉じてチェックに変わる。',
      at: 'dialog video + div > div[aria-hidden="true"]',
    },
    {
      part: '困りごと',
      note: 'カメラを使えないとき、案内と枠の代わりに理由とボタンを出す。',
    },
    {
      part: '知らせ',
      note: '読み取り、写真、違うコードのことを一つだけ伝え、読み上げる。',
    },
    {
      part: '写真のボタン',
      note: '端末の写真を選ぶ。カメラを使えないときにも出る。',
      at: 'dialog button:has(+ input)',
    },
    {
      part: 'ライト',
      note: 'ライトのある端末で、映像が出ているときだけ。',
      at: 'dialog [aria-label="ライト"]',
    },
    {
      part: 'キャンセル',
      note: 'カメラを使えないときは「閉じる」に変わる。',
      at: 'dialog span + button',
    },
    {
      part: 'カメラの切り替え',
      note: 'カメラが 2 つ以上あり、映像が出ているときだけ。',
      at: 'dialog [aria-label="カメラを切り替える"]',
    },
  ],
  kinds: {
    status: {
      starting: 'カメラを起動している。',
      looking: '映像の中からコードを探している。',
      found: 'カードのコードを読み取った。チェックを見せる。',
      denied: 'カメラが許可されていない。端末の設定で許可することを案内する。',
      missing: 'カメラが見つからない。写真から読み取れることを案内する。',
      inUse: 'カメラがほかのアプリで使われている。',
      insecure: 'このブラウザーではカメラを使えない。もう一度試すボタンがない。',
      paused: 'カメラが止まった。再開のボタンがある。',
      failed: 'ほかの理由で、カメラを開始できなかった。',
    },
    photo: {
      idle: '写真を読み取っていない。',
      reading: '写真を読み取っている。写真のボタンは処理中になる。',
      nothing: '写真から読み取れなかった。大きく写った写真を案内する。',
    },
  },
  related: {
    ObtainPanel: '読み取ったあとに進む画面になる',
    Spinner: '起動している間の知らせに添える',
  },
  props: {
    camera: 'カメラの映像、台数、ライトの状態と、その操作。`useQrScanner` が作る。',
    notOurs: 'カードではないQRコードを読み取った。違うことを知らせる。',
    onRetry: '「もう一度試す」か「再開」を押したときに呼ぶ。',
    open: '開いているか。`useQrScanner` では、コードを渡したあとに `false` になる。',
    status: 'カメラの状態。映像を見せるか、使えない理由を見せるかが決まる。',
    title: '読み上げの名前。画面には見えない。省くと「QRコードを読み取る」。',
  },
  others: {
    QrScannerButton: {
      purpose:
        'カードの一覧をどこまで送っていても、右下のボタンから一回で読み取りを始められるようにします。',
      props: {
        onClick: '押したときに呼ぶ。ここで読み取りの画面を開く。',
      },
    },
  },
};
