import type { CardKind, Club } from '../club/index.ts';
import {
  type Column,
  mayBeEmpty,
  optional,
  type Reading,
  type RowOf,
  removable,
  required,
  unique,
} from './columns.ts';
import { fileIn, filesIn } from './importFiles.ts';
import { type ColumnText, choicesText, columnTexts, messages, words } from './messages.ts';
import {
  birthYear,
  calendarDay,
  clockMinutes,
  height,
  jerseyNumber,
  loginId,
  minute,
  oneOf,
  pieces,
  playerReference,
  price,
  rowNumber,
  text,
  uuid,
  webAddress,
  weight,
} from './readers.ts';
import { readRows } from './readRows.ts';

const { player, card, product, match } = columnTexts;
const unknown = () => null;
const nothing = () => '';

const playerColumns = ({ pictures }: Options) =>
  ({
    jerseyNumber: unique(required(player.jerseyNumber, jerseyNumber)),
    nameJapanese: required(player.nameJapanese, text(50)),
    nameRomaji: required(player.nameRomaji, text(100)),
    position: mayBeEmpty(player.position, oneOf(words.position), unknown),
    batting: mayBeEmpty(player.batting, oneOf(words.batting), unknown),
    birthYear: mayBeEmpty(player.birthYear, birthYear, unknown),
    height: mayBeEmpty(player.height, height, unknown),
    weight: mayBeEmpty(player.weight, weight, unknown),
    birthPlace: mayBeEmpty(player.birthPlace, text(100), nothing),
    school: mayBeEmpty(player.school, text(100), nothing),
    loginId: unique(optional(player.loginId, loginId)),
    picture: optional(player.picture, fileIn(pictures, 'picture')),
  }) satisfies Record<keyof typeof player, Column<unknown>>;

/** The club's names of the kinds that it uses, beside those of the product. */
const kindsOf = (used: Club['cardKinds'] | undefined) =>
  words.cardType.flatMap(([kind, names]): [CardKind, readonly [string, ...string[]]][] => {
    if (!used) return [[kind, names]];
    const name = used[kind]?.name;
    return name === undefined ? [] : [[kind, [name, ...names]]];
  });

/** The text of the kinds of cards; its help and examples name those that the club uses. */
function kindText(used: Club['cardKinds'] | undefined): ColumnText {
  if (!used) return card.cardType;
  const names = kindsOf(used).map(([, [name]]) => name);
  const [first = '', second = first] = names;
  return {
    ...card.cardType,
    help: choicesText(names),
    cells: [second, first],
  };
}

const cardColumns = ({ pictures, cardKinds }: Options) =>
  ({
    player: required(card.player, playerReference),
    cardType: required(kindText(cardKinds), oneOf(kindsOf(cardKinds))),
    message: mayBeEmpty(card.message, text(1000), nothing),
    uuid: {
      ...unique(mayBeEmpty(card.uuid, uuid, (): string => crypto.randomUUID())),
      mayBeAbsent: true as const,
    },
    picture: optional(card.picture, fileIn(pictures, 'picture')),
    audio: optional(card.audio, fileIn(pictures, 'audio')),
    video: optional(card.video, fileIn(pictures, 'video')),
  }) satisfies Record<keyof typeof card, Column<unknown>>;

const productColumns = ({ pictures }: Options) =>
  ({
    name: unique(required(product.name, text(200))),
    price: required(product.price, price),
    category: required(product.category, oneOf(words.category)),
    size: mayBeEmpty(product.size, text(200), nothing),
    material: mayBeEmpty(product.material, text(200), nothing),
    description: mayBeEmpty(product.description, text(5000), nothing),
    pictures: mayBeEmpty(product.pictures, filesIn(pictures, 'picture'), (): string[] => []),
    externalLinkUrl: optional(product.externalLinkUrl, webAddress),
    opensAt: removable(product.opensAt, minute),
    closesAt: removable(product.closesAt, minute),
    perPerson: removable(product.perPerson, pieces),
  }) satisfies Record<keyof typeof product, Column<unknown>>;

/** The columns of each file, in the order of the example file. */
export const columnTables = {
  players: playerColumns,
  cards: cardColumns,
  products: productColumns,
};

export type PlayerRow = RowOf<ReturnType<typeof playerColumns>>;
export type CardRow = RowOf<ReturnType<typeof cardColumns>>;
export type ProductRow = RowOf<ReturnType<typeof productColumns>>;

type Options = {
  /** The folder of --pictures; files named in cells are returned as real paths inside it. */
  pictures?: string | undefined;
  /** The kinds of cards that the club uses; without them all. */
  cardKinds?: Club['cardKinds'] | undefined;
};

export const readPlayers = (bytes: Uint8Array, options: Options = {}) =>
  readRows(bytes, playerColumns(options));

export const readCards = (bytes: Uint8Array, options: Options = {}) =>
  readRows(bytes, cardColumns(options));

export const readProducts = (bytes: Uint8Array, options: Options = {}) =>
  readRows(bytes, productColumns(options));

/** Goods without their pictures, which the server does not get with the file. */
export const readProductsOnly = (bytes: Uint8Array) =>
  readRows(bytes, {
    ...productColumns({}),
    pictures: mayBeEmpty(
      product.pictures,
      () => ({ problem: messages.noPicturesHere }),
      (): string[] => [],
    ),
  });

const matchColumns = {
  matchId: unique(optional(match.matchId, rowNumber)),
  day: required(match.day, calendarDay),
  starts: mayBeEmpty(match.starts, clockMinutes(24), unknown),
  gates: mayBeEmpty(match.gates, clockMinutes(24), unknown),
  opponent: required(match.opponent, text(100)),
  ground: required(match.ground, text(100)),
  counterFrom: mayBeEmpty(match.counterFrom, clockMinutes(24), unknown),
  counterTo: mayBeEmpty(match.counterTo, clockMinutes(30), unknown),
  card: removable(match.card, uuid),
  state: optional(match.state, oneOf(words.matchState)),
  outcome: removable(match.outcome, oneOf(words.matchOutcome)),
  result: removable(match.result, text(100)),
} satisfies Record<keyof typeof match, Column<unknown>>;

export type MatchRow = RowOf<typeof matchColumns>;

export const readMatches = (bytes: Uint8Array) => readRows(bytes, matchColumns);

/** A file in Base64 as staff send it: its rows, or why there are none. */
export async function readSentFile<Row>(
  file: string,
  read: (bytes: Uint8Array) => Promise<Reading<Row>>,
  maxRows: number,
): Promise<Reading<Row>> {
  const reading = await read(Buffer.from(file, 'base64'));
  if ('problems' in reading || reading.entries.length <= maxRows) return reading;
  return { problems: [messages.tooManyRows(maxRows)] };
}
