/**
 * Characters without a visible glyph: controls, formats, separators, fillers, selectors, tags, lone
 * surrogates.
 */
const invisible = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}`;
const visible = new RegExp(`[^${invisible}]`, 'u');

/** Whether a text has any visible character. `hasVisibleText` of `packages/ui` gives the same result. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

const hidden = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u{16fe4}\u{1d159}]`;

const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
/** Scripts whose letters change shape at a zero-width joiner or non-joiner. */
const joiningScripts = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat(['Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Mong'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');
// Some characters of these scripts are themselves hidden, such as the Arabic letter mark U+061C.
const joiningLetter = `(?!${hidden})[${joiningScripts}]`;

/**
 * Sequences in which an invisible character changes its visible neighbour: emoji, kanji variants, joining
 * scripts.
 */
const sequences = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`,
  String.raw`${pictograph}(?:\u200d${pictograph})*`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=${joiningLetter})[\u200c\u200d](?=${joiningLetter})`,
].join('|');

const lineBreaks = String.raw`[\n\r\t\v\f\u0085\u2028\u2029]`;
const parts = new RegExp(`(?<sequence>${sequences})|(?<lineBreak>${lineBreaks})|${hidden}`, 'gu');

/** Removes controls, direction marks and zero-width characters; line breaks stay. */
export const removeHidden = (text: string): string =>
  text.replace(
    parts,
    (_found, sequence?: string, lineBreak?: string) => sequence ?? lineBreak ?? '',
  );

/** A name or an address on one line; empty if nothing in it is visible. */
export function cleanLine(text: string): string {
  if (!hasVisibleText(text)) return '';
  return removeHidden(text)
    .replace(/[\n\r\t\v\f\u0085\u2028\u2029\u2800]/g, ' ')
    .replace(/(\s)\s+/g, '$1')
    .trim();
}

/** Removes what moves a terminal's cursor, changes its colours or reverses the direction of a line. */
export const cleanTerminalText = (text: string): string =>
  text.replace(/\r(?!\n)|[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
