import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '未送信の受け渡し',
  reading: 'みそうしんのうけわたし',
  search: ['未送信', '送信待ち', 'レジ', '端末'],
  purpose:
    '端末に残っている受け渡しの件数と、いつの件数かを文で伝えます。端末の終了や権限の変更の前に、失うものがあるかどうかがわかります。',
  use: ['レジを終了する前、アカウントの権限を変える前の確認に。'],
  avoid: [{ when: '自分の端末の未送信を見せる', instead: '`SyncStatus`' }],
  anatomy: [{ part: '文', note: '文字だけで、枠も色もない。大きさと色は、置いた場所に従う。' }],
  words: { current: [2, '18:40'], lastReported: [0, '18:40'] },
  related: {
    DeskList: 'レジを終了する前に、この文で確かめる',
    StaffAccountDetails: 'アカウントの変更の前に、この文で確かめる',
    SyncStatus: '自分の端末の未送信を見せる',
  },
  props: {
    sentLater: '残っている受け渡しがこのあとどうなるか。',
    unsent: '端末が伝えた件数と時刻、いまも確かな件数かどうか。',
  },
};
