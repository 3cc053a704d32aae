import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '再入荷のお知らせ',
  reading: 'さいにゅうかのおしらせ',
  search: ['再入荷', '売り切れ', '入荷通知', 'お知らせを待つ', '在庫'],
  purpose:
    'いま注文できない商品や種類について、注文できるようになったときの通知を一度だけ頼み、取り消せるようにします。',
  use: ['商品のページで、売り切れか、ほかの方の支払い中の商品や種類があるとき。'],
  avoid: [
    { when: '残りの少なさだけを伝える', instead: '`StockLabel`' },
    { when: 'この端末の通知をオンにする', instead: '`NotificationSettings`' },
    { when: '通知を受け取るようすすめる', instead: '`PushOffer`' },
  ],
  anatomy: [
    { part: '見出し', note: '「再入荷のお知らせ」。一覧の名前にもなる。', at: 'h3' },
    { part: '説明', note: '一度だけであることと、お待ちの順であること。', at: 'h3 + p' },
    {
      part: '行',
      note: '種類ごとに一つ。種類のない商品では一つだけで、名前はない。待っているかどうかが変わると読み上げる。',
      at: 'li',
    },
    {
      part: 'ボタン',
      note: '待っていなければ「再入荷を知らせる」、待っていれば「取り消す」。種類があれば、読み上げでは種類を添える。',
      at: 'li button',
    },
    {
      part: '失敗の知らせ',
      note: '`error` があるときだけ。現れると読み上げる。',
    },
    {
      part: '通知の設定へのリンク',
      note: '`settingsHref` があるときだけ。通知がオフであることを、上の文で伝える。',
    },
  ],
  words: { of: ['再入荷を知らせる', 'L'] },
  related: {
    QuantityForm: '売り切れの理由を伝え、その下にこれが入る',
    ProductPage: '購入フォームとともに、値段の下に入る',
    NotificationSettings: 'リンクの先で、通知をオンにする',
    StockLabel: '売り切れと支払い中を伝える',
  },
  props: {
    error: '頼めなかった、または取り消せなかった理由と、次にすること。',
    items: '注文できない種類。種類のない商品では、名前のない一つだけ。',
    onAsk: '「再入荷を知らせる」を押したときに、その行のもので呼ぶ。',
    onCancel: '「取り消す」を押したときに、その行のもので呼ぶ。',
    settingsHref: '通知の設定のアドレス。この端末の通知がオンのときは省く。',
  },
};
