import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ショップの案内',
  reading: 'しょっぷのあんない',
  search: ['グッズ', '買い物', 'ファンショップ', '通販', 'バナー', 'Promo'],
  purpose: '応援グッズがあることを絵で伝え、押すとショップへ進めるようにします。',
  use: ['トップページで、ショップへの入口を置くとき。'],
  avoid: [
    { when: '買える商品を並べる', instead: '`ProductGrid`' },
    { when: '選手カードの案内', instead: '`CardPromo`' },
  ],
  anatomy: [
    { part: '見出し', note: '「ファンショップ」。', at: 'h2' },
    {
      part: 'グッズの絵',
      note: '4 つの決まった絵。実際の商品ではなく、読み上げない。',
      at: 'section > div:last-child > div:first-child',
    },
    {
      part: '説明',
      note: 'どんなグッズがあるか。リンクの説明としても読み上げる。',
      at: 'section > div:last-child p',
    },
    { part: 'もっと見るリンク', note: '絵と説明も含め、枠のどこを押しても進む。', at: 'a' },
  ],
  related: {
    TopPage: '`shop` に渡す',
    CardPromo: '上に並び、選手カードを案内する',
    Section: '見出しと区画を作る',
  },
};
