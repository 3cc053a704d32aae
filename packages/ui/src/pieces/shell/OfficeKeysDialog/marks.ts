const mark = (name: string) => ({ [`data-office-${name}`]: '' });

/** What the keys of the office find on a page: the element itself, or the first control within it. */
export const officeMark = {
  search: mark('search'),
  row: mark('row'),
  /** Group whose radio buttons the digits choose, in their order. */
  choices: mark('choices'),
  undo: mark('undo'),
  main: mark('main'),
  back: mark('back'),
};

export type OfficeMark = keyof typeof officeMark;

/** A slash. Written as a text it is the address of the first page, which ui must not know. */
export const searchKey = String.fromCodePoint(0x2f);

/** The key of each place, after G. P is left for the goods. */
export const placeKeys = {
  today: 'T',
  pickups: 'C',
  orders: 'O',
  reports: 'S',
  desks: 'D',
  log: 'L',
  staff: 'M',
  account: 'A',
} as const;

export type OfficePlace = keyof typeof placeKeys;

/** The places of a desk have no key: its scanner types characters. */
export const isOfficePlace = (place: string): place is OfficePlace => place in placeKeys;

export const placeMark = (place: OfficePlace) => ({ 'data-office-place': place });
