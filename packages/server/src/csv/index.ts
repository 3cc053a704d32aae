export {
  type CardRow,
  type PlayerRow,
  type ProductRow,
  readCards,
  readPlayers,
  readProducts,
  readProductsOnly,
} from './imports.ts';
export { columnTexts, messages as csvMessages, words as csvWords } from './messages.ts';
