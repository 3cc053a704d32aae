/** Words in Japan Post's lists that are not part of a town's name. */
export const listWords = {
  unlisted: '以下に掲載がない場合',
  nextTo: /の次に.*場合/,
  /** Means the whole area; 一円 alone is the name of a town. */
  whole: /.一円$/,
  floor: /（([０-９0-9]+階)）$/,
  brackets: /（.*?(）|$)/g,
  open: '（',
  close: '）',
  and: '、',
  lots: /地割/,
  range: /[～、]/,
  lotNumbers: /第?[０-９0-9]+地割.*$/,
  lastAnd: /、$/,
};
