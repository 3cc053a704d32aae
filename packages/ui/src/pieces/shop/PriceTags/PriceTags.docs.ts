import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '値札',
  reading: 'ねふだ',
  search: ['印刷', 'QRコード', 'プライスカード', '売店', '物販'],
  purpose: '商品につける値札を、A4で印刷します。ブースで読み取ると、その商品が会計に加わります。',
  use: ['商品の一覧や商品の画面から、値札を印刷するとき。'],
  avoid: [{ when: 'カードのコードを印刷する', instead: 'サーバーのコマンド' }],
  anatomy: [
    { part: '1種類の枚数', note: '1 から 50 まで。印刷されない。', at: 'input' },
    { part: '値札', note: '商品名、種類、税込の値段、QRコード。点線で切る。', at: 'li' },
    { part: 'QRコード', note: 'ファンのアプリの、商品のページ。種類も選んである。', at: 'li svg' },
  ],
  words: { code: ['フェイスタオル'] },
  related: {
    StaffProductList: 'ここから、すべての商品の値札を開く',
    ProductDetails: 'ここから、一つの商品の値札を開く',
  },
  props: {
    items: 'ブースで売る商品の種類。店と同じ順。',
    copies: '1種類の枚数と、変えたときに呼ぶもの。',
    onPrint: '印刷のボタンを押したときに呼ぶ。中で `window.print` を呼ぶ。',
  },
};
