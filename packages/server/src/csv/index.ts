export {
  type CardRow,
  type MatchRow,
  type PlayerRow,
  type ProductRow,
  readCards,
  readMatches,
  readPlayers,
  readProducts,
  readProductsOnly,
  readSentFile,
} from './imports.ts';
export { columnTexts, messages as csvMessages, words as csvWords } from './messages.ts';
export { tableCsv, wordOf } from './tableCsv.ts';
