/** How a typed value is read: in half width, without spaces around it. */
export const halfWidth = (text: string): string => text.normalize('NFKC').trim();

/** How typed words are compared: without the differences of width, case and spaces. */
export const plainForm = (text: string): string => halfWidth(text).replace(/\s/g, '').toLowerCase();
