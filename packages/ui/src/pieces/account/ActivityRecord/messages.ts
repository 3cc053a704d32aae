import { formatCount } from '../../../format/internal';

export const activityRecordMessages = {
  title: '活動記録',
  label: 'ACTIVITY',
  since: '入会から',
  days: '日',
  firstDay: '今日、入会しました',
  joined: (date: string) => `${date} 入会`,
  season: '直近12か月',
  messages: '送信',
  messagesUnit: '通',
  cards: 'カード',
  cardsUnit: '枚',
  /** Text for screen readers; replaces the bar. */
  month: (year: number, month: number, messages: number, cards: number) =>
    `${year}年${month}月 送信${formatCount(messages)}通、カード${formatCount(cards)}枚`,
  empty: '選手にメッセージを送ったり、カードを集めたりすると、ここに記録が残ります。',
};

export type ActivityRecordMessages = typeof activityRecordMessages;
