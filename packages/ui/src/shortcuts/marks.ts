const mark = (name: string) => ({ [`data-shortcut-${name}`]: '' });

/** What the keys of the office find on a page: the element itself, or the first control within it. */
export const shortcutMark = {
  search: mark('search'),
  row: mark('row'),
  /** Group whose radio buttons the digits choose, in their order. */
  choices: mark('choices'),
  undo: mark('undo'),
  main: mark('main'),
  back: mark('back'),
};

export type ShortcutMark = keyof typeof shortcutMark;

/** A slash. Written as a text it is the address of the first page, which ui must not know. */
export const searchKey = String.fromCodePoint(0x2f);

/** The key of each item of the menu, after G. P is free for the goods. */
export const menuKeys = {
  today: 'T',
  pickups: 'C',
  orders: 'O',
  reports: 'S',
  desks: 'D',
  log: 'L',
  staff: 'M',
  account: 'A',
} as const;

export type MenuShortcut = keyof typeof menuKeys;

/** The items of a desk's menu have no key: its scanner types characters. */
export const hasMenuKey = (item: string): item is MenuShortcut => item in menuKeys;

export const menuMark = (item: MenuShortcut) => ({ 'data-shortcut-menu': item });
