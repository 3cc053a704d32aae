import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '案内カード',
  search: [
    'あんないかーど',
    'annai kaado',
    'お知らせ',
    '勧める',
    'あとで',
    'スナックバー',
    'Snackbar',
    'Prompt',
  ],
  purpose:
    'アプリからの勧めを、画面の操作を止めずに下のほうで見せ、受けるか、あとにするかを選べるようにします。',
  use: ['アプリのどの画面でも出る、急がない勧めを作るとき。'],
  avoid: [
    { when: '新しいバージョンへの更新', instead: '`UpdateOffer`' },
    { when: 'ホーム画面への追加', instead: '`InstallOffer`' },
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
    UpdateOffer: '更新の案内として使う',
    InstallOffer: 'ホーム画面に追加の案内として使う',
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
};
