export { type Card, type CardType, cards } from './cards.ts';
export { type Fan, fans } from './fans.ts';
export {
  type Correction,
  corrections,
  desks,
  type HandOver,
  type MatchDayOrder,
  matchDayOrders,
} from './matchDay.ts';
export { type Match, matches, matchHours } from './matches.ts';
export { type AudioName, audios, type SceneName, type VideoName, videos } from './media.ts';
export {
  collected,
  type Order,
  orders,
  type PaidBy,
  type ShippingAddress,
  shippingAddress,
} from './orders.ts';
export {
  type Batting,
  type Player,
  type Position,
  playerOf,
  players,
} from './players/index.ts';
export { madeToOrder, type Product, products, voiceRingUrl } from './products.ts';
export { type StaffMember, staff } from './staff.ts';
export { type Stock, stock } from './stock.ts';
export {
  type GroupTopic,
  groupTopics,
  type PrivateTopic,
  privateTopics,
  type Report,
  reportedTopics,
  reports,
  type Said,
} from './topics/index.ts';
export { type Before, dayOf, momentOf, momentOfToday } from './when.ts';
