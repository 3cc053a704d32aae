import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '添付ファイルの選択',
  search: [
    'てんぷ',
    'tenpu',
    '画像を送る',
    '動画を送る',
    'ファイルを選ぶ',
    'アップロード',
    'FileUpload',
  ],
  purpose: '送る画像や動画を端末から選べます。送れる形式と大きさを、選ぶ前に伝えます。',
  use: ['選手がメッセージに画像や動画を付けるとき。'],
  avoid: [
    { when: '選んだファイルを送る前に確かめる', instead: '`SendCheckDialog`' },
    { when: '入力欄の全体', instead: '`MessageComposer`' },
    { when: 'QRコードの写真を読み取る', instead: '`QrScanner`' },
  ],
  anatomy: [
    { part: '画像を選ぶボタン', note: '端末の写真の選択が開く。', at: 'button' },
    {
      part: '画像のきまり',
      note: '形式と大きさ。ボタンの説明としても読み上げる。',
      at: 'button + p',
    },
    { part: '動画を選ぶボタン', note: '端末の動画の選択が開く。', at: 'div:nth-child(2) > button' },
    { part: '誤りの文', note: '`error` があるとき、下に出る。' },
  ],
  related: {
    MessageComposer: '添付のボタンを押すと、入力欄の上に開く',
    SendCheckDialog: '選んだものを送る前に見せる',
    Button: '選ぶためのボタン',
  },
  props: {
    onPick:
      '選んだファイルと、どちらのボタンから選んだかを渡して呼ぶ。まだ確かめていないファイルである。',
  },
};
