export {
  type CardRow,
  type PlayerRow,
  type ProductRow,
  readCards,
  readPlayers,
  readProducts,
} from './imports.ts';
export { messages as csvMessages } from './messages.ts';
