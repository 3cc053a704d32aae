// What the server fills an empty database with, besides club.json (packages/server/src/db/seed).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  audios,
  cards,
  collected,
  corrections,
  dayOf,
  desks,
  fans,
  groupTopics,
  type Match,
  madeToOrder,
  matchDayOrders,
  matches,
  matchHours,
  momentOf,
  momentOfToday,
  type Order,
  orders,
  players,
  privateTopics,
  products,
  reportedTopics,
  reports,
  type Said,
  shippingAddress,
  staff,
  stock,
  videos,
} from './src/index.ts';

const filesOf = (clips: Readonly<Record<string, { file: URL }>>) =>
  Object.fromEntries(Object.entries(clips).map(([name, { file }]) => [name, fileURLToPath(file)]));

type Named = Readonly<Record<string, string>>;

/** Written by drawing/draw.ts, in Base64. */
type Pictures = Readonly<Record<'avatars' | 'portraits' | 'cards' | 'fans' | 'photos', Named>> & {
  products: readonly (readonly string[])[];
};

const picturesFile = new URL('./media/pictures.gen.json', import.meta.url);

function bytesOf(pictures: Named, name: string): Buffer {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture of ${name}: run drawing/draw.ts.`);
  return Buffer.from(picture, 'base64');
}

function productPictures({ products }: Pictures, index: number): Buffer[] {
  const sides = products[index];
  if (!sides) throw new Error(`There are no pictures of product ${index}: run drawing/draw.ts.`);
  return sides.map((side) => Buffer.from(side, 'base64'));
}

/** The end of the sale of what is made to order, and when it is handed over. */
function saleOf(now: Date) {
  const { closesInDays, deliveredInMonths, ceiling, minimum } = madeToOrder;
  const closesAt = momentOf({ daysAgo: -closesInDays, time: '23:59' }, now);
  const months = closesAt.getUTCFullYear() * 12 + closesAt.getUTCMonth() + deliveredInMonths;
  const deliveryPeriod = madeToOrder.deliveryPeriod(Math.floor(months / 12), (months % 12) + 1);
  return { closesAt, deliveryPeriod, ceiling, minimum };
}

/** Times of a match as moments of its day in Japan. */
function matchOf({ inDays, starts, ...match }: Match, now: Date) {
  const at = (time: string) => momentOf({ daysAgo: -inDays, time }, now);
  return {
    ...match,
    day: dayOf(at(starts)),
    startsAt: at(starts),
    gatesAt: at(matchHours.gates),
    counterFrom: at(matchHours.counterFrom),
    counterTo: at(matchHours.counterTo),
  };
}

/** The demo club's data, with all times before `now`. Pictures are bytes, sounds and videos are files. */
export function demoData(now: Date) {
  const pictures: Pictures = JSON.parse(readFileSync(picturesFile, 'utf8'));
  const sentAt = ({ sent, ...said }: Said) => ({ ...said, sent: momentOf(sent, now) });
  const orderedAt = ({ ordered, updated, ...order }: Order) => ({
    ...order,
    ordered: momentOf(ordered, now),
    updated: momentOf(updated, now),
  });
  return {
    players: players.map(({ message, ...player }) => ({
      ...player,
      avatar: bytesOf(pictures.avatars, player.jerseyNumber),
      portrait: bytesOf(pictures.portraits, player.jerseyNumber),
    })),
    staff,
    cards: cards.map((card) => ({
      ...card,
      picture: bytesOf(pictures.cards, card.uuid),
    })),
    products: [
      ...products.map((product, index) => ({
        ...product,
        pictures: productPictures(pictures, index),
      })),
      {
        ...madeToOrder.product,
        pictures: productPictures(pictures, madeToOrder.picturesOf),
        sizes: madeToOrder.sizes,
        madeToOrder: saleOf(now),
      },
    ],
    fans: fans.map(({ joinedDaysAgo, ...fan }) => ({
      ...fan,
      avatar: bytesOf(pictures.fans, fan.sub),
      joined: momentOf({ daysAgo: joinedDaysAgo, time: '08:00' }, now),
    })),
    shippingAddress,
    collected: collected.map(({ card, at }) => ({ card, at: momentOf(at, now) })),
    matches: matches.map((match) => matchOf(match, now)),
    stock,
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
    photos: Object.fromEntries(
      Object.keys(pictures.photos).map((name) => [name, bytesOf(pictures.photos, name)]),
    ),
    /** The photo that shows before a video is played. */
    poster: 'stadiumNight',
  };
}
