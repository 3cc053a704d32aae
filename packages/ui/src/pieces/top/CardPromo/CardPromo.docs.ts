import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手カードの案内',
  reading: 'せんしゅかーどのあんない',
  search: ['カード集め', 'QRコード', '読み取り', 'コレクション', 'バナー', 'Promo'],
  purpose: '選手カードの集め方を伝え、QRコードの読み取りとコレクションへ進めるようにします。',
  use: ['トップページで、選手カードを集めることを勧めるとき。'],
  avoid: [
    { when: '持っているカードを並べる', instead: '`CardAlbum`' },
    { when: 'カードの画面から読み取りを始める', instead: '`QrScannerButton`' },
    { when: 'ショップの案内', instead: '`ShopPromo`' },
  ],
  anatomy: [
    { part: '英字のラベル', note: '飾り。読み上げない。', at: 'p[lang="en"]' },
    { part: '見出し', note: '「選手カードを集めよう」。', at: 'h2' },
    { part: '説明', note: 'カードが手に入る場所と方法。' },
    { part: 'カードの絵', note: '3 枚のカードの決まった絵。読み上げない。', at: 'section > svg' },
    {
      part: 'QRコードを読み取るボタン',
      note: '読み取りの画面へ進む。',
      at: 'a[href="/u/qr-reader"]',
    },
    { part: 'コレクションを見るリンク', note: 'カードの一覧へ進む。', at: 'a[href="/u/cards"]' },
  ],
  related: {
    TopPage: '`cards` に渡す',
    ShopPromo: '下に並び、ショップを案内する',
    CardAlbum: 'コレクションの画面で使う',
  },
};
