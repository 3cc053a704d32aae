import type { Carrier } from '@homestand/api-client/carriers';
import { momentOf, timeZone } from '@homestand/api-client/day';

type Parcel = { carrier: Carrier | null; trackingNumber: string | null };

const carriers = { yamato: 'ヤマト運輸', sagawa: '佐川急便', japan_post: '日本郵便', other: '' };

const dayFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** 11月28日(土) */
const dayText = (day: string) => dayFormat.format(momentOf(day));

/**
 * Texts of notifications. The title of a message names its sender; all texts are short enough for a lock
 * screen.
 */
export const messages = {
  image: '画像が届いています',
  video: '動画が届いています',
  cut: '…',
  /** The type comes first: a name may end in any words, and lock screens cut off the end. */
  sender: { player: (name: string) => `選手 ${name}`, user: (name: string) => `ファン ${name}` },
  said: (sender: string, words: string) => `${sender}「${words}」`,
  /** The club last: a lock screen cuts off the end, and a fan may have the apps of several clubs. */
  ofClub: (title: string, club: string) => `${title}｜${club}`,
  venue: '会場',
  order: {
    shipped: { title: 'ご注文の商品を発送しました', body: (id: string) => `注文番号 ${id}` },
    received: {
      title: '商品をお渡ししました',
      body: (id: string) => `注文番号 ${id}　ありがとうございました。`,
    },
    canceled: {
      title: 'ご注文がキャンセルされました',
      body: (id: string) => `注文番号 ${id}　くわしくは注文の詳細をご覧ください。`,
    },
    pending: {
      title: '「お渡し済み」を取り消しました',
      body: (id: string, venue: string) => `注文番号 ${id}　${venue}でお受け取りいただけます。`,
    },
    unshipped: {
      title: '「発送済み」を取り消しました',
      body: (id: string) => `注文番号 ${id}　発送したら、またお知らせします。`,
    },
  },
  /** Carrier and number of what was shipped, as far as they are known. */
  parcel: ({ carrier, trackingNumber }: Parcel) =>
    [carrier === null ? '' : carriers[carrier], trackingNumber ?? '']
      .filter((line) => line !== '')
      .map((line) => `　${line}`)
      .join(''),
  refund: {
    title: '返金しました',
    body: (id: string, amount: number) =>
      `注文番号 ${id}　${amount.toLocaleString('ja-JP')}円をお返ししました。`,
    canceled: (id: string, amount: number) =>
      `注文番号 ${id}　ご注文をキャンセルし、${amount.toLocaleString('ja-JP')}円をお返ししました。`,
  },
  restock: {
    title: '再入荷のお知らせ',
    body: (goods: string) => `「${goods}」をご注文いただけます。数に限りがあります。`,
  },
  hero: {
    title: (player: string, kind: 'winningPitcher' | 'hero') =>
      `${player}選手が${kind === 'hero' ? '本日のヒーロー' : '勝利投手'}です`,
    body: (opponent: string, result: string | null) =>
      result === null ? `対 ${opponent}` : `対 ${opponent}（${result}）`,
  },
  callOff: {
    title: {
      canceled: (day: string) => `${dayText(day)}の試合は中止になりました`,
      postponed: (day: string) => `${dayText(day)}の試合は延期になりました`,
    },
    moved: (day: string, ground: string) =>
      `お受け取りは、${dayText(day)}の試合（${ground}）の窓口に変わりました。お手続きはいりません。`,
    stays: 'お受け取りの日は、まだ決まっていません。ご注文は、このままお預かりします。',
  },
  notOurs: 'このブラウザのお知らせには対応していません。',
};
