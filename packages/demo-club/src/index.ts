export { type Card, cards } from './cards.ts';
export { type CardType, cardPicture } from './drawing/card-picture.ts';
export { type FanMotif, fanAvatar } from './drawing/fan-avatar.ts';
export { avatar, type Ground, portrait } from './drawing/portrait.ts';
export { type SceneName, scenes } from './drawing/scenes/index.ts';
export { productPictures } from './drawing/shop/product-picture.ts';
export { type Fan, fans } from './fans.ts';
export {
  type Correction,
  corrections,
  desks,
  type HandOver,
  type MatchDayOrder,
  matchDayOrders,
} from './matchDay.ts';
export { type AudioName, audios, type VideoName, videos } from './media.ts';
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
  type Look,
  type Player,
  type Position,
  playerOf,
  players,
} from './players/index.ts';
export { type Product, products, voiceRingUrl } from './products.ts';
export { type StaffMember, staff } from './staff.ts';
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
export { type Before, momentOf, momentOfToday } from './when.ts';
