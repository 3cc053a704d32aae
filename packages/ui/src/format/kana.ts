const firstToLastHiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;
/** Typed for the mark of a long vowel, which is \u30FC. */
const dashes = /([\u30A1-\u30FA])[\p{Dash}\u2500\u2501]/gu;
/** Sound marks that stand alone, as some keyboards write them, as those that join their kana. */
const soundMarks: readonly [RegExp, string][] = [
  [/\u309B/g, '\u3099'],
  [/\u309C/g, '\u309A'],
];

/** Hiragana and half-width kana as full-width katakana; other characters stay, at half width where there is one. */
export function katakanaOf(text: string): string {
  let joined = text;
  for (const [alone, joining] of soundMarks) joined = joined.replace(alone, joining);
  return joined
    .normalize('NFKC')
    .replace(firstToLastHiragana, (hiragana) =>
      String.fromCharCode(hiragana.charCodeAt(0) + toKatakana),
    )
    .replace(dashes, '$1\u30FC');
}

/** Whether a text is katakana, with spaces and dots between the parts of a name. */
export const isKatakana = (text: string): boolean => /^[\u30A1-\u30FA\u30FB\u30FC ]+$/.test(text);
