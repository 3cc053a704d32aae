import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '案内カード',
  reading: 'あんないかーど',
  search: [
    'お知らせ',
    '勧める',
    'あとで',
    'スナックバー',
    'Snackbar',
    'Prompt',
    'ホーム画面に追加',
    'PWA',
    'インストール',
    'アップデート',
  ],
  purpose:
    'アプリからの勧めを、画面の操作を止めずに下のほうで見せ、受けるか、あとにするかを選べるようにします。',
  use: ['アプリのどの画面でも出る、急がない勧めを作るとき。'],
  avoid: [
    { when: '新しいバージョンへの更新', instead: '`OfferCardUpdate`' },
    { when: 'ホーム画面への追加', instead: '`OfferCardInstall`' },
    { when: '答えるまで先へ進ませない', instead: '`Dialog`' },
    { when: '自分で消える短い知らせ', instead: '`ToastRegion`' },
  ],
  anatomy: [
    {
      part: '題',
      note: '必須。カードが現れたときに読み上げる。長ければ文節で折り返す。',
      at: '[role="status"] p',
    },
    { part: 'アイコン', note: '`icon` があるとき、題の左に置く。', at: '[role="status"] p svg' },
    { part: '説明', note: '`children` があるとき、題の下に置く。ボタンはその下の行になる。' },
    { part: '「あとで」', note: 'いつも出る。', at: 'button' },
    { part: '受けるボタン', note: '`action` があるとき。', at: 'button:nth-of-type(2)' },
  ],
  related: {
    TabBar: 'この上に重なる。ページの終わりでは、内容の下に収まる',
    Button: '「あとで」と、受けるボタンになる',
  },
  props: {
    action: '受けるボタンの文字、処理中か、押したときの動き。省くと「あとで」だけになる。',
    children: '題の下の説明や手順。省くと、題とボタンが入るかぎり一行に並ぶ。',
    icon: '題の左の飾り。省くと文字だけになる。',
    onLater: '「あとで」を押したときに呼ぶ。カードを閉じるのは呼ばれた側。',
    title: '勧める内容の一文。`null` にするとカードが消え、場所も取らない。',
  },
  others: {
    OfferCardInstall: {
      purpose: 'アプリをホーム画面に置くよさを伝え、使っているブラウザでできる方法を案内します。',
      props: {
        kind: '追加する方法。ブラウザの確認を出す `prompt`、Safari のメニューの手順を見せる `steps`、LINE の中からふだんのブラウザで開く `elsewhere`。`null` にすると何も出ない。',
        onAccept: '「追加する」か「ブラウザで開く」を押したときに呼ぶ。`steps` では使わない。',
        onLater: '「あとで」を押したときに呼ぶ。閉じるのは呼ばれた側。',
      },
    },
    OfferCardUpdate: {
      purpose:
        '新しいバージョンがあることを伝え、いま更新するか、あとにするかを選べるようにします。',
      props: {
        onLater: '「あとで」を押したときに呼ぶ。次に開いたときに新しくなる。',
        onUpdate: '「更新する」を押したときに呼ぶ。処理中は呼ばない。',
        open: '案内を出すか。`false` では場所も取らない。',
        pending: '読み込み直している間を示す。省くと `false`。',
      },
    },
  },
};
