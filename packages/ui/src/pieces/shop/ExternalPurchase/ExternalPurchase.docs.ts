import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '販売サイトへのリンク',
  reading: 'はんばいさいと',
  search: ['外部リンク', '外部サイト', '購入ボタン', '別サイト', '新しいタブ'],
  purpose:
    'このショップでは買えない商品を、販売元のサイトで買えるように案内します。移る先のサイトと、支払いの場所を先に伝えます。',
  use: [
    '商品のページで、販売元のサイトで売っている商品（`externalLinkEnabled` が 1）の買いかたを示すとき。',
  ],
  avoid: [
    { when: 'このショップで買える商品', instead: '`QuantityForm`' },
    { when: '購入のほかの外部リンク', instead: '`TextLink` の `newTab`' },
    { when: '商品が存在しない', instead: '`ContentMissing`' },
  ],
  anatomy: [
    {
      part: '販売サイトのボタン',
      note: '新しいタブで開くことを読み上げにも伝える。',
      at: 'a',
    },
    {
      part: '説明',
      note: '移る先のサイト名を括弧の中に示し、支払いの場所を伝える。',
      at: 'a + p',
    },
    {
      part: '購入できない案内',
      note: '`href` がないか、http と https のほかのアドレスのとき。ボタンの代わりに出る。',
    },
  ],
  words: { help: ['example.com'] },
  related: {
    ProductPage: '値段の下に入る',
    QuantityForm: 'このショップで買える商品では、同じ場所に入る',
    ProductCard: '一覧で「販売サイト」のしるしを付ける',
  },
  props: {
    href: '販売元のページのアドレス。`null` か、http と https のほかのアドレスでは、購入できない案内になる。',
  },
};
