import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '更新の案内',
  search: [
    'こうしんのあんない',
    'koushin no annai',
    'アップデート',
    '新しいバージョン',
    '再読み込み',
    'リロード',
    'Upgrade',
  ],
  purpose:
    '新しいバージョンがあることを伝え、今すぐ切り替えるかを選べるようにします。あとにすると、次に開いたときに切り替わります。',
  use: ['アプリの新しいバージョンの用意ができたとき。入力の途中には出しません。'],
  avoid: [
    { when: 'ホーム画面への追加を勧める', instead: '`InstallOffer`' },
    { when: '一覧の内容を読み直す', instead: '`PullToRefresh`' },
    { when: 'そのほかの案内', instead: '`OfferCard`' },
  ],
  anatomy: [
    {
      part: '題',
      note: '「新しいバージョンがあります」。左に回る矢印の絵が付く。',
      at: '[role="status"] p',
    },
    { part: '「あとで」', note: 'いつも出る。', at: 'button' },
    {
      part: '「更新する」',
      note: '押すとページを読み込み直す。`pending` の間は処理中になる。',
      at: 'button:nth-of-type(2)',
    },
  ],
  related: {
    OfferCard: '画面の下に重ねるカードを受け持つ',
    InstallOffer: '同じ場所に出る。更新があれば、更新を先に出す',
    TabBar: 'この上に重なる',
  },
  props: {
    onLater: '「あとで」を押したときに呼ぶ。案内を閉じるのは呼ばれた側。',
    onUpdate: '「更新する」を押したときに呼ぶ。ページを読み込み直すのは呼ばれた側。',
    open: '案内を出すか。`false` なら何も見えない。',
    pending: 'ページを読み込み直している間を示す。二度は押せない。',
  },
};
