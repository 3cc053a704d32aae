import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '最終更新の時刻',
  reading: 'さいしゅうこうしんのじこく',
  search: ['更新日時', '取得日時', 'いつの内容', 'オフライン', 'Timestamp'],
  purpose: '端末に残っている内容を見ている人に、それがいつのものかを伝えます。',
  use: ['通信できないときも見られる画面の一部に、端末に残した内容を見せているとき。'],
  avoid: [
    {
      when: '画面全体がオフラインであること',
      instead: '`OfflineBanner`。`asOf` で時刻も伝えられる',
    },
    { when: '読み込めず、見せる内容がない', instead: '`LoadFailure`' },
    { when: '注文日など、内容そのものの日時', instead: '`Text`' },
  ],
  anatomy: [
    {
      part: 'アイコン',
      note: '通信できないことを示す小さな絵。飾りなので、読み上げない。',
      at: 'svg',
    },
    { part: '「最終更新」', note: '時刻の前にいつも付く。' },
    { part: '時刻', note: '年月日と時分。「2026.11.21 09:12」の形。', at: 'time' },
  ],
  related: {
    OfflineBanner: '同じ時刻を画面の上の帯で伝える',
    MyPage: '`MyPageParts` の中で、内容の時刻を伝える',
    CardAlbum: 'カードの一覧の時刻を伝える',
    PickupCodes: '圏外で見せているコードの時刻を伝える',
  },
  props: {
    asOf: '端末に残した内容を受け取った時刻。ISO 8601 の形で渡すと、日本の書き方に直す。',
  },
};
