/** Whose drawings: the demo club's, or those of the club that stories and tests show. */
export const isSample = process.env.CLUB_OF_DRAWINGS === 'sample';

const sampleWords: Readonly<Record<string, string>> = { SCARLETS: 'CRANES', MINATO: 'TSURUHAMA' };

/** What is written on shirts and goods. */
export const wordsOf = (text: string) =>
  isSample ? text.replace(/SCARLETS|MINATO/, (word) => sampleWords[word] ?? word) : text;

/** An S like a wave, or the star of the crest that a club without a logo has. */
export const emblemShape = isSample
  ? 'M0 -19L5 -6.5L18 -6L8 3L11.5 16.5L0 9L-11.5 16.5L-8 3L-18 -6L-5 -6.5Z'
  : 'M15 -11C12 -22 -15 -22 -15 -8C-15 4 15 -4 15 9C15 23 -13 22 -16 10';
