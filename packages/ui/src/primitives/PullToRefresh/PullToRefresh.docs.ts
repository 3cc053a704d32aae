import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '引っぱって更新',
  reading: 'ひっぱってこうしん',
  search: ['再読み込み', 'リロード', '最新にする', 'プル', 'RefreshControl'],
  purpose: '一覧をいちばん上から下へ引っぱると、新しい中身に取り替えられます。',
  use: [
    '新しいものが上に増える一覧の画面。',
    '指でもキーボードでも、同じ更新をできるようにするとき。',
  ],
  avoid: [
    { when: '続きを読み込む', instead: '`InfiniteList`' },
    { when: '失敗した読み込みをやり直す', instead: '`LoadFailure`' },
    { when: '新しい版に切り替える', instead: '`OfferCardUpdate`' },
  ],
  anatomy: [
    { part: '更新ボタン', note: 'フォーカスが来たときだけ見える。', at: 'button' },
    { part: '案内', note: '引いている間だけ見える。離すと更新することを伝える。' },
    { part: '中身', note: 'はみ出さずに、引いた分だけ下がる。', at: 'ul' },
    { part: '読み上げの知らせ', note: '更新中、できた、できなかったを伝える。' },
  ],
  related: {
    LastUpdated: 'いつの中身かを示す',
    InfiniteList: '下へ続く一覧',
    Spinner: '更新の間、上に出る',
  },
  props: {
    onRefresh:
      '引いて離したときと、ボタンを押したときに呼ぶ。新しい中身がそろったら終わる Promise を返す。',
  },
};
