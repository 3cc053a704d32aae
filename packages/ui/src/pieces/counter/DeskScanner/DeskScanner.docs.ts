import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しのカメラ',
  reading: 'うけわたしのかめら',
  search: ['読み取り', 'QRコード', 'スキャナー', '窓口'],
  purpose: '一度始めたら、次の方のコードを、何も押さずに読み取り続けます。',
  use: [
    '受け渡しの画面で、注文のコードを読み取るとき。動きは `useDeskScanner` が持つ。',
    'ブースの画面で、値札を読み取るとき。',
  ],
  avoid: [{ when: 'ファンが選手カードを読み取る', instead: '`QrScanner`' }],
  anatomy: [
    { part: '映像', note: 'カメラの映像。読み上げない。', at: 'video' },
    { part: '枠', note: 'コードを合わせる目安。外れていても読み取る。', at: 'section > svg' },
    { part: '案内', note: '次にすること。読み上げる。', at: '[role="status"]' },
    { part: 'ライト', note: 'ライトのある端末だけ。', at: '[aria-label="ライト"]' },
    {
      part: '切り替え',
      note: 'カメラが 2 つ以上あるとき。',
      at: '[aria-label="カメラを切り替える"]',
    },
    { part: '困りごと', note: 'カメラを使えない理由と、ほかの探しかた。' },
  ],
  kinds: {
    status: {
      off: 'まだ始めていない。始めるボタンがある。',
      starting: 'カメラを起動している。',
      looking: 'コードを待っている。',
      denied: '許可されていない。',
      missing: 'カメラが見つからない。',
      inUse: 'ほかのアプリが使っている。',
      insecure: 'このブラウザーでは使えない。始めるボタンがない。',
      paused: '止まった。',
      failed: 'ほかの理由で開始できなかった。',
    },
    kind: { tall: '読み取りを待つ間。', low: '結果を見せている間。' },
    codes: { orders: 'ファンの受け取り用のコード。', priceTags: '商品の値札。' },
  },
  related: {
    CounterPage: '`scanner` に入れる',
    BoothBasket: '読み取った商品が並ぶ',
    HandOverResult: '結果を見せ、次の方を待つ',
    QrScanner: 'ファンの画面で、選手カードを読み取る',
  },
  props: {
    camera: '映像、台数、ライトの状態と、その操作。`useDeskScanner` が作る。',
    kind: '高さと案内。',
  },
};
