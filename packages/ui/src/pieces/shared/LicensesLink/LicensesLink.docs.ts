import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ライセンスへのリンク',
  search: ['らいせんす', 'raisensu', 'ライセンス', '著作権', 'オープンソース', 'License'],
  purpose: 'アプリに入っているソフトウェアと書体のライセンスを、新しいタブで読めるようにします。',
  use: ['法律に基づく表記や、自分のアカウントの画面の終わり。'],
  avoid: [{ when: '球団が書く表記', instead: '`LegalNotice`' }],
  anatomy: [{ part: 'リンク', note: '新しいタブで開く。開くまで何も読み込まない。', at: 'a' }],
  related: { LegalNotice: '終わりに置く' },
};
