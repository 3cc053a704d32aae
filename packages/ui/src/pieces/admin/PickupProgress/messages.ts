export const pickupProgressMessages = {
  title: '会場受け取り',
  loading: '受け取りの数を読み込んでいます',
  waiting: '待ち',
  handedOver: '渡した（今日）',
  perHour: '1時間ごとに渡した数',
  hour: '時刻',
  hourOf: (hour: number) => `${hour}時台`,
  presentHour: (hour: number) => `${hour}時台（いま）`,
  nothing: '今日はまだ渡していません。',
  nobody: '受け取りを待つ注文はありません。',
};
