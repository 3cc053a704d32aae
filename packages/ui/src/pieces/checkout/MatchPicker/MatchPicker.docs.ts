import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け取る試合の選択',
  reading: 'うけとるしあい',
  search: ['試合', '受け取り', '会場', '日付', '窓口'],
  purpose:
    '会場で受け取る注文を、どの試合で受け取るかを選べます。いちばん近い試合が選ばれています。',
  use: ['会場受け取りの注文で、受け取る日を決めてもらうとき。'],
  avoid: [{ when: '選ばれた試合を見せるだけ', instead: '`PickupMatch`' }],
  anatomy: [
    { part: '試合', note: '日と相手。一つしかなければ、選ばせずに文字で見せる。' },
    { part: '会場と窓口', note: '選ばれた試合の会場と、受け取り窓口の開く時間。' },
    { part: '知らせ', note: '選んだ試合が選べなくなったときに、代わった試合を確かめてもらう。' },
  ],
  words: { counter: ['10:00', '16:30'] },
  related: {
    DeliveryPicker: '会場受け取りのときに、その下に出る',
    PickupMatch: '選んだあとに見せる',
  },
  props: {
    items: '受け取れる試合。近い順に渡す。空なら何も出さない。',
    matchId: '選ばれている試合の番号。',
    replaced: '選んだ試合が選べなくなり、ほかの試合に代わったときに付ける。',
  },
};
