let segmenter: Intl.Segmenter | null | undefined;

const wordSegmenter = () => {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'word' }) : null;
  return segmenter;
};

const wordOfOneScript =
  /[\p{sc=Katakana}\u30fc]+|\p{sc=Han}+|\p{sc=Hiragana}+|[\p{sc=Latin}\d]+|./gsu;

/** Engines without Intl.Segmenter (Firefox before 125) know no words: one ends where the script changes. */
function wordsOf(name: string): string[] {
  const words = wordSegmenter()?.segment(name);
  return words ? Array.from(words, ({ segment }) => segment) : (name.match(wordOfOneScript) ?? []);
}

// The first one takes as long as the rendering of many rows: it is made while a screen waits for its data.
setTimeout(wordSegmenter);

/** The dictionary cuts a word that it does not know into pieces of one or two letters. */
const minKatakana = 3;

/** Never the start of a line: what belongs to the word before. */
const follows =
  /^[\p{sc=Hiragana}\p{Pe}\p{Pf}\p{Po}\p{Zs}×\u30fc\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7]/u;
const opens = /[\p{Ps}\p{Pi}×\u00a0]$/u;
/** Also in kanji. */
const numeralAtEnd =
  /[\d\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341\u767e\u5343]$/u;
const oneCharacter = /^[\p{Ps}\p{Pi}]?[\p{L}\p{N}]$/u;
const oneKanji = /^\p{sc=Han}$/u;
const katakanaAtEnd = /[\p{sc=Katakana}\u30fc]+$/u;
const katakana = /^[\p{sc=Katakana}\u30fc]+$/u;

function belongs(next: string, before: string) {
  if (follows.test(next) || opens.test(before) || oneCharacter.test(before)) return true;
  if (katakana.test(next)) {
    const [end = ''] = katakanaAtEnd.exec(before) ?? [];
    return end !== '' && (end.length < minKatakana || next.length < minKatakana);
  }
  return oneKanji.test(next) || (numeralAtEnd.test(before) && /^[\p{sc=Han}\d\u3007]/u.test(next));
}

/**
 * The parts of a name between which a line may end: マフラー, タオル. A year or a size at the end stays with
 * the word before.
 */
export function phrasesOf(name: string): string[] {
  const parts: string[] = [];
  for (const segment of wordsOf(name.replace(/ (?=[\w-]{1,6}$)/, '\u00a0'))) {
    const before = parts.at(-1);
    if (before !== undefined && belongs(segment, before))
      parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}
