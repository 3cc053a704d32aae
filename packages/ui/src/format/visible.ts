const visible =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/u;

/**
 * Whether a text has visible characters: not only spaces, zero-width characters, fillers and direction marks.
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
