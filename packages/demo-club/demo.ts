// What the server fills an empty database with, besides club.json (packages/server/src/db/seed).
import { fileURLToPath } from 'node:url';
import {
  audios,
  avatar,
  cardPicture,
  cards,
  collected,
  corrections,
  desks,
  fanAvatar,
  fans,
  groupTopics,
  matchDayOrders,
  momentOf,
  momentOfToday,
  type Order,
  orders,
  playerOf,
  players,
  portrait,
  privateTopics,
  productPictures,
  products,
  reportedTopics,
  reports,
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
  const orderedAt = ({ ordered, updated, ...order }: Order) => ({
    ...order,
    ordered: momentOf(ordered, now),
    updated: momentOf(updated, now),
  });
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
    orders: orders.map(orderedAt),
    matchDay: {
      desks,
      orders: matchDayOrders.map(({ order, handOver }) => {
        const { ordered, updated, ...rest } = orderedAt(order);
        if (!handOver) return { ...rest, ordered, updated };
        const { minutesAgo, ...details } = handOver;
        const at = momentOfToday(minutesAgo, now);
        return { ...rest, ordered, updated: at, handOver: details };
      }),
      corrections: corrections.map(({ minutesAgo, ...correction }) => ({
        ...correction,
        at: momentOfToday(minutesAgo, now),
      })),
    },
    reports: reports.map(({ by, passed, ...report }) => ({
      ...report,
      by: by.map(({ minutesAgo, ...rest }) => ({ ...rest, at: momentOf({ minutesAgo }, now) })),
      ...(passed && {
        passed: { by: passed.by, at: momentOf({ minutesAgo: passed.minutesAgo }, now) },
      }),
    })),
    privateTopics: [...privateTopics, ...reportedTopics].map((topic) => ({
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
