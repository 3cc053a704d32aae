const mark = (name: string) => ({ [`data-shortcut-${name}`]: '' });

/** What the keys of the office find on a page: the element itself, or the first control within it. */
export const shortcutMark = {
  search: mark('search'),
  row: mark('row'),
  /** Group whose radio buttons the digits choose, in their order. */
  choices: mark('choices'),
  undo: mark('undo'),
  main: mark('main'),
  save: mark('save'),
  back: mark('back'),
};

export type ShortcutMark = keyof typeof shortcutMark;

/** A slash. Written as a text it is the address of the first page, which ui must not know. */
export const searchKey = String.fromCodePoint(0x2f);

/** The key of each item of the menu, after G. */
export const menuKeys = {
  today: 'T',
  pickups: 'C',
  orders: 'O',
  products: 'P',
  matches: 'K',
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

const controls = 'a[href], button, input, textarea, select';

const find = (mark: ShortcutMark, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(`[data-shortcut-${mark}]`);

const controlOf = (element: HTMLElement): HTMLElement =>
  element.matches(controls) ? element : (element.querySelector<HTMLElement>(controls) ?? element);

/** An element in which characters are text, or that finds its options by them. */
export const takesText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"]',
  ) !== null;

export const hasOpenDialog = () => document.querySelector('dialog[open], [role="menu"]') !== null;

export function focusSearch(): boolean {
  const field = find('search');
  if (field) controlOf(field).focus();
  return field !== null;
}

/** Moves the focus by rows: from the focused one, otherwise from the opened one, otherwise to the first. */
export function moveByRows(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-shortcut-row]')];
  const isIn = (row: HTMLElement) => row.contains(document.activeElement);
  const focused = rows.findIndex(isIn);
  const from =
    focused === -1 ? rows.findIndex((row) => row.querySelector('[aria-current]')) : focused;
  const next = from === -1 ? rows[0] : rows[from + step];
  if (next) controlOf(next).focus();
  return rows.length > 0;
}

export function choose(number: number): boolean {
  const group = find('choices');
  const radio = group?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[number - 1];
  radio?.focus();
  radio?.click();
  return radio !== undefined;
}

export const hasMark = (mark: ShortcutMark): boolean => find(mark) !== null;

export function press(mark: ShortcutMark): boolean {
  const element = find(mark);
  if (element) controlOf(element).click();
  return element !== null;
}

/** Presses the main action of the part with the focus, otherwise the first one of the page. */
export function pressMain(): boolean {
  let part = document.activeElement;
  while (part && !find('main', part)) part = part.parentElement;
  const element = find('main', part ?? document);
  if (element) controlOf(element).click();
  return element !== null;
}

export function goTo(key: string): boolean {
  const isKey = (item: MenuShortcut) => menuKeys[item] === key;
  const item = (Object.keys(menuKeys) as MenuShortcut[]).find(isKey);
  const element = document.querySelector<HTMLElement>(`[data-shortcut-menu="${item}"]`);
  element?.click();
  return element !== null;
}
