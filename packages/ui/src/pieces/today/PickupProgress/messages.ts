import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';

export const pickupProgressMessages = {
  title: '会場受け取り',
  loading: '受け取りの数を読み込んでいます',
  waiting: '待ち',
  handedOver: '渡した（今日）',
  perHour: '1時間ごとに渡した数',
  hour: '時刻',
  unit: '時',
  hourOf: (hour: number) => `${hour}時台`,
  presentHour: (hour: number) => `${hour}時台（いま）`,
  required: '必要なペース',
  perOneHour: '件／時',
  untilEnd: '受け渡しの終わりまで',
  minutesLeft: (minutes: number) => `残り${minutes}分`,
  counterHours: '受け渡しの時間',
  opens: (from: string, to: string) => `${from}から${to}まで`,
  closes: (to: string) => `${to}まで`,
  over: (to: string) => `${to}に終わりました`,
  overWaiting: (to: string) => `${to}に終わりました。待っている注文があります`,
  match: '今日の試合',
  versus: (opponent: string) => `対 ${opponent}`,
  ofMatch: (orders: number, handedOver: number) =>
    `${formatCount(orders)}件のうち${formatCount(handedOver)}件を渡し、残り${formatCount(orders - handedOver)}件`,
  booth: (pieces: number, yen: number) => `ブースで${formatCount(pieces)}点 ${formatYen(yen)}`,
  nothing: '今日はまだ渡していません。',
  nobody: '受け取りを待つ注文はありません。',
};
