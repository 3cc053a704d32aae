import type { CardKind, Club } from '../../club/index.ts';
import { mayBeEmpty, optional, type RowOf, required, unique } from './columns.ts';
import { fileIn, filesIn } from './importFiles.ts';
import { headers, words } from './messages.ts';
import {
  birthYear,
  height,
  jerseyNumber,
  loginId,
  oneOf,
  playerReference,
  price,
  text,
  uuid,
  webAddress,
  weight,
} from './readers.ts';
import { readRows } from './readRows.ts';

const unknown = () => null;
const nothing = () => '';

function playerColumns(pictures: string | undefined) {
  const names = headers.player;
  return {
    loginId: unique(optional(names.loginId, loginId)),
    nameJapanese: required(names.nameJapanese, text(50)),
    nameRomaji: required(names.nameRomaji, text(100)),
    jerseyNumber: unique(required(names.jerseyNumber, jerseyNumber)),
    position: mayBeEmpty(names.position, oneOf(words.position), unknown),
    birthYear: mayBeEmpty(names.birthYear, birthYear, unknown),
    height: mayBeEmpty(names.height, height, unknown),
    weight: mayBeEmpty(names.weight, weight, unknown),
    birthPlace: mayBeEmpty(names.birthPlace, text(100), nothing),
    school: mayBeEmpty(names.school, text(100), nothing),
    batting: mayBeEmpty(names.batting, oneOf(words.batting), unknown),
    picture: optional(names.picture, fileIn(pictures, 'picture')),
  };
}

/** The club's names of the kinds that it uses, beside those of the product. */
const kindsOf = (used: Club['cardKinds'] | undefined) =>
  words.cardType.flatMap(([kind, names]): [CardKind, readonly [string, ...string[]]][] => {
    if (!used) return [[kind, names]];
    const name = used[kind]?.name;
    return name === undefined ? [] : [[kind, [name, ...names]]];
  });

function cardColumns({ pictures, cardKinds }: Options) {
  const names = headers.card;
  return {
    uuid: {
      ...unique(mayBeEmpty(names.uuid, uuid, (): string => crypto.randomUUID())),
      mayBeAbsent: true as const,
    },
    player: required(names.player, playerReference),
    cardType: required(names.cardType, oneOf(kindsOf(cardKinds))),
    message: mayBeEmpty(names.message, text(1000), nothing),
    picture: optional(names.picture, fileIn(pictures, 'picture')),
    audio: optional(names.audio, fileIn(pictures, 'audio')),
    video: optional(names.video, fileIn(pictures, 'video')),
  };
}

function productColumns(pictures: string | undefined) {
  const names = headers.product;
  return {
    name: unique(required(names.name, text(200))),
    price: required(names.price, price),
    size: mayBeEmpty(names.size, text(200), nothing),
    material: mayBeEmpty(names.material, text(200), nothing),
    description: mayBeEmpty(names.description, text(5000), nothing),
    category: required(names.category, oneOf(words.category)),
    pictures: mayBeEmpty(names.pictures, filesIn(pictures, 'picture'), (): string[] => []),
    externalLinkUrl: optional(names.externalLinkUrl, webAddress),
  };
}

export type PlayerRow = RowOf<ReturnType<typeof playerColumns>>;
export type CardRow = RowOf<ReturnType<typeof cardColumns>>;
export type ProductRow = RowOf<ReturnType<typeof productColumns>>;

type Options = {
  /** The folder of --pictures; files named in cells are returned as real paths inside it. */
  pictures?: string | undefined;
  /** The kinds of cards that the club uses; without them all. */
  cardKinds?: Club['cardKinds'];
};

export const readPlayers = (bytes: Uint8Array, { pictures }: Options = {}) =>
  readRows(bytes, playerColumns(pictures));

export const readCards = (bytes: Uint8Array, options: Options = {}) =>
  readRows(bytes, cardColumns(options));

export const readProducts = (bytes: Uint8Array, { pictures }: Options = {}) =>
  readRows(bytes, productColumns(pictures));
