// How Japanese writes a day, for every club alike: unlike the texts of components these have no overrides.

export const weekdays = '日月火水木金土';

/** `11月22日（日）` */
export const longDay = (month: number, date: number, weekday: string) =>
  `${month}月${date}日（${weekday}）`;

/** `11/22（日）` */
export const shortDay = (month: number, date: number, weekday: string) =>
  `${month}/${date}（${weekday}）`;
