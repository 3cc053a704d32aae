import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ホーム画面に追加の案内',
  search: [
    'ほーむがめんについかのあんない',
    'hoomu gamen ni tsuika',
    'インストール',
    'アプリ化',
    'PWA',
    'LINEブラウザ',
    'AddToHomeScreen',
  ],
  purpose: 'アプリをホーム画面に置くよさを伝え、使っているブラウザでできる方法を案内します。',
  use: ['何度か訪れた人に、ホーム画面への追加を勧めるとき。'],
  avoid: [
    { when: '新しいバージョンへの更新', instead: '`UpdateOffer`' },
    { when: '通知を受け取ることを勧める', instead: '`PushOffer`' },
    { when: 'そのほかの案内', instead: '`OfferCard`' },
  ],
  anatomy: [
    {
      part: '題',
      note: '追加を勧める文か、ブラウザで開くことを勧める文。左に端末の絵が付く。',
      at: '[role="status"] p',
    },
    {
      part: '説明',
      note: '追加すると何ができるか。LINE の中では、そこでできないこと。',
      at: 'p + p',
    },
    { part: '手順', note: '`steps` のとき。Safari のメニューの絵と一緒に、二つの手順を並べる。' },
    { part: '「あとで」', note: 'いつも出る。', at: 'button' },
    {
      part: '進めるボタン',
      note: '`prompt` では「追加する」、`elsewhere` では「ブラウザで開く」。`steps` では出ない。',
      at: 'button:nth-of-type(2)',
    },
  ],
  kinds: {
    kind: {
      prompt: 'ブラウザが追加の確認を出せるとき。ボタンで始める。',
      steps: 'iPhone の Safari のように、自分でメニューから追加するとき。手順を見せる。',
      elsewhere: 'LINE の中のように、追加できないとき。ふだんのブラウザで開くことを勧める。',
    },
  },
  related: {
    OfferCard: '画面の下に重ねるカードを受け持つ',
    UpdateOffer: '同じ場所に出る。二つは同時に出さない',
    TabBar: 'この上に重なる',
  },
  props: {
    kind: '追加する方法。`null` にすると何も出ない。',
    onAccept: '「追加する」か「ブラウザで開く」を押したときに呼ぶ。`steps` では使わない。',
    onLater: '「あとで」を押したときに呼ぶ。閉じるのは呼ばれた側。',
  },
};
