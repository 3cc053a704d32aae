import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MatchState } from '@homestand/api-client/matchStates';
import type { Selectable } from 'kysely';
import type { ReportReason, Tables } from '../schema.ts';

type Address = {
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building?: string;
};

export type DemoOrder = {
  fan: string;
  name: string;
  kana: string;
  email: string;
  phone: string;
  /** `product` is an index of the products. */
  items: readonly { product: number; quantity: number }[];
  ordered: Date;
  updated: Date;
  memo?: string;
} & (
  | {
      paymentMethod: 'credit_card';
      cardLastFour: string;
      cardHolderName: string;
      /** Without it the order is paid. */
      paymentStatus?: 'failed' | 'refunded';
    }
  | { paymentMethod: 'at_pickup' }
) &
  (
    | { deliveryMethod: 'venue'; deliveryStatus: 'pending' | 'received' | 'canceled' }
    | {
        deliveryMethod: 'shipping';
        deliveryStatus: 'unshipped' | 'shipped' | 'canceled';
        address: Address;
        trackingNumber?: string;
      }
  );

export type DemoMessage = ({ fan: string } | { player: string }) & { sent: Date } & (
    | { type: 'text'; content: string }
    | { type: 'image'; scene: string }
    | { type: 'video'; video: string }
  );

export type DemoPrivateTopic = {
  fan: string;
  jerseyNumber: string;
  messages: readonly DemoMessage[];
  /** Number of the last messages that the fan has not read. */
  unread: number;
  /** Number of the last messages that the player has not read. */
  unanswered: number;
};

export type DemoGroupTopic = {
  title: string;
  /** The member players; all fans are members. */
  jerseyNumbers: readonly string[];
  messages: readonly DemoMessage[];
  unread: number;
};

/** Each column of a product but those that follow from its place and pictures. */
type DemoProduct = Omit<
  Selectable<Tables['products']>,
  | 'id'
  | 'imageFiles'
  | 'imageTexts'
  | 'externalLinkUrl'
  | 'onSale'
  | 'place'
  | 'version'
  | 'retiredAt'
  | 'opensAt'
  | 'closesAt'
  | 'perPerson'
  | 'deliveryPeriod'
  | 'ceiling'
  | 'minimum'
  | 'calledOffAt'
  | 'changedAt'
  | 'changedBy'
  | 'calledOffOrders'
> & {
  pictures: readonly Buffer[];
  externalLinkUrl?: string;
  /** What it is sold as; without them as one. */
  sizes?: readonly string[];
  madeToOrder?: { deliveryPeriod: string; closesAt: Date; ceiling: number; minimum: number };
};

/** `product` is an index of the products. */
export type DemoStock = { product: number } & (
  | { pieces: number }
  | { options: readonly { label: string; pieces: number }[] }
);

/** `by` is the login ID of staff, or the name of a desk. */
type DemoHandOver = { by: string; means?: 'cash' | 'other' };

export type DemoMatchDay = {
  /** Phones that were desks earlier today; `enrolledBy` is a login ID. */
  desks: readonly { name: string; enrolledBy: string }[];
  /** An order that was handed over has been so at the time of its update. */
  orders: readonly (DemoOrder & { handOver?: DemoHandOver })[];
  /** `till` and `by` like that of a hand-over. */
  corrections: readonly {
    till: string;
    by: string;
    at: Date;
    means: 'cash' | 'other';
    amount: number;
    reason: string;
  }[];
};

type DemoMatch = {
  day: string;
  startsAt: Date;
  gatesAt: Date;
  counterFrom: Date;
  counterTo: Date;
  opponent: string;
  ground: string;
  state: MatchState;
  result?: string;
  outcome?: 'won' | 'lost' | 'drawn';
  /** Jersey numbers. */
  winningPitcher?: string;
  hero?: string;
  /** A login ID of staff. */
  closedBy?: string;
};

export type DemoReport = {
  topic: { fan: string; jerseyNumber: string } | { title: string };
  /** How the reported text begins. */
  text: string;
  /** Oldest first. */
  by: readonly {
    reporter: { fan: string } | { player: string };
    reason: ReportReason;
    note?: string;
    at: Date;
  }[];
  /** Staff have let it pass; `by` is a login ID. */
  passed?: { by: string; at: Date };
};

/**
 * What a club's `demo.ts` exports as `demoData(now)`. Players are referred to by jersey number, fans by `sub`, the id
 * under which the LINE stand-in lists them. Pictures are WebP in the size that is served, photos are JPEG.
 */
export type DemoData = {
  players: readonly {
    jerseyNumber: string;
    nameJapanese: string;
    nameRomaji: string;
    position: number;
    birthYear: number;
    height: number;
    weight: number;
    birthPlace: string;
    school: string;
    batting: number;
    loginId: string;
    avatar: Buffer;
    portrait: Buffer;
  }[];
  staff: readonly { name: string; loginId: string; role: 'desk' | 'manager' | 'owner' }[];
  cards: readonly {
    uuid: string;
    jerseyNumber: string;
    cardType: 'normal' | 'silver' | 'gold' | 'signature';
    message: string;
    picture: Buffer;
    audio?: string;
    video?: string;
  }[];
  products: readonly DemoProduct[];
  matches: readonly DemoMatch[];
  stock: readonly DemoStock[];
  /** The first has a history. */
  fans: readonly {
    sub: string;
    name: string;
    email: string;
    avatar: Buffer;
    favoritePlayer?: string;
    joined: Date;
  }[];
  shippingAddress: Address & { name: string; kana: string; email: string; phoneNumber: string };
  /** The first fan's cards; `card` is an index of the cards. */
  collected: readonly { card: number; at: Date }[];
  orders: readonly DemoOrder[];
  matchDay: DemoMatchDay;
  reports: readonly DemoReport[];
  privateTopics: readonly DemoPrivateTopic[];
  groupTopics: readonly DemoGroupTopic[];
  /** Files, by name. */
  sounds: Readonly<Record<string, string>>;
  videos: Readonly<Record<string, string>>;
  photos: Readonly<Record<string, Buffer>>;
  /** The photo that shows before a video is played. */
  poster: string;
};

const fileOf = (folder: string) => join(folder, 'demo.ts');

export const hasDemoData = (folder: string) => existsSync(fileOf(folder));

/** Loads the demo data of a club's folder, with all times before `now`. */
export async function readDemoData(folder: string, now: Date): Promise<DemoData> {
  const { demoData } = await import(pathToFileURL(fileOf(folder)).href);
  return demoData(now);
}
