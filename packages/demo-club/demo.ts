// What the server fills an empty database with, besides club.json (packages/server/src/db/seed).
import { fileURLToPath } from 'node:url';
import {
  audios,
  avatar,
  cardPicture,
  cards,
  collected,
  fanAvatar,
  fans,
  groupTopics,
  momentOf,
  orders,
  playerOf,
  players,
  portrait,
  privateTopics,
  productPictures,
  products,
  type Said,
  scenes,
  shippingAddress,
  staff,
  videos,
} from './src/index.ts';

const filesOf = (clips: Readonly<Record<string, { file: URL }>>) =>
  Object.fromEntries(Object.entries(clips).map(([name, { file }]) => [name, fileURLToPath(file)]));

/** The demo club's data, with all times before `now`. Pictures are SVGs, sounds and videos are files. */
export function demoData(now: Date) {
  const sentAt = ({ sent, ...said }: Said) => ({ ...said, sent: momentOf(sent, now) });
  return {
    players: players.map(({ look, message, ...player }) => ({
      ...player,
      avatar: avatar({ ...player, look, message }),
      portrait: portrait({ ...player, look, message }),
    })),
    staff,
    cards: cards.map((card) => ({
      ...card,
      picture: cardPicture(playerOf(card.jerseyNumber), card.cardType),
    })),
    products: products.map(({ item, ...product }) => ({
      ...product,
      pictures: productPictures(item),
    })),
    fans: fans.map(({ motif, joinedDaysAgo, ...fan }) => ({
      ...fan,
      avatar: fanAvatar(motif),
      joined: momentOf({ daysAgo: joinedDaysAgo, time: '08:00' }, now),
    })),
    shippingAddress,
    collected: collected.map(({ card, at }) => ({ card, at: momentOf(at, now) })),
    orders: orders.map(({ ordered, updated, ...order }) => ({
      ...order,
      ordered: momentOf(ordered, now),
      updated: momentOf(updated, now),
    })),
    privateTopics: privateTopics.map((topic) => ({
      ...topic,
      messages: topic.messages.map(sentAt),
    })),
    groupTopics: groupTopics.map((topic) => ({ ...topic, messages: topic.messages.map(sentAt) })),
    sounds: filesOf(audios),
    videos: filesOf(videos),
    photos: scenes,
    /** The photo that shows before a video is played. */
    poster: 'stadiumNight',
  };
}
