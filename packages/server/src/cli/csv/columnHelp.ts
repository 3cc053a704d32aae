import type { Club } from '../../club/index.ts';
import { headers, messages, words } from './messages.ts';

type Need = 'required' | 'header' | 'optional';

type ColumnHelp = { name: string; need: Need; help: string; example: string; cells: Cells };

/** The cells of the two rows of the example file. */
type Cells = readonly [string, string];

const about = messages.columnHelp;
const examples = messages.columnExamples;

const column = (
  [name]: readonly [string, ...string[]],
  need: Need,
  help: string,
  cells: Cells,
  example: string = cells[0],
): ColumnHelp => ({ name, need, help, cells, example });

const oneOf = (choices: readonly (readonly [unknown, readonly [string, ...string[]]])[]) =>
  about.oneOf(choices.map(([, [word]]) => word));

const { player, card, product } = headers;
// Shown in the help only: the example file is imported without --pictures, and UUIDs must be random.
const empty = ['', ''] as const;

const players: Record<keyof typeof player, ColumnHelp> = {
  jerseyNumber: column(player.jerseyNumber, 'required', about.jerseyNumber, ['18', '7']),
  nameJapanese: column(player.nameJapanese, 'required', about.nameJapanese, examples.nameJapanese),
  nameRomaji: column(player.nameRomaji, 'required', about.nameRomaji, ['Taro Mihon', 'Jiro Mihon']),
  position: column(player.position, 'header', oneOf(words.position), examples.position),
  batting: column(player.batting, 'header', oneOf(words.batting), examples.batting),
  birthYear: column(player.birthYear, 'header', about.birthYear, ['1998', '']),
  height: column(player.height, 'header', about.height, ['183', '']),
  weight: column(player.weight, 'header', about.weight, ['84', '']),
  birthPlace: column(player.birthPlace, 'header', about.birthPlace, examples.birthPlace),
  school: column(player.school, 'header', about.school, examples.school),
  loginId: column(player.loginId, 'optional', about.loginId, ['taro.mihon', '']),
  picture: column(player.picture, 'optional', about.picture, empty, '18.jpg'),
};

const cards: Record<keyof typeof card, ColumnHelp> = {
  player: column(card.player, 'required', about.player, examples.player),
  cardType: column(card.cardType, 'required', oneOf(words.cardType), examples.cardType),
  message: column(card.message, 'header', about.message, examples.message),
  uuid: column(card.uuid, 'optional', about.uuid, empty, 'de1b1471-320a-48ea-b7a7-88d106762832'),
  picture: column(card.picture, 'optional', about.picture, empty, '18-gold.jpg'),
  audio: column(card.audio, 'optional', about.audio, empty, '18.mp3'),
  video: column(card.video, 'optional', about.video, empty, '18.mp4'),
};

const products: Record<keyof typeof product, ColumnHelp> = {
  name: column(product.name, 'required', about.name, examples.name),
  price: column(product.price, 'required', about.price, ['2200', '15400']),
  category: column(product.category, 'required', oneOf(words.category), examples.category),
  size: column(product.size, 'header', about.size, ['20×110cm', '']),
  material: column(product.material, 'header', about.material, examples.material),
  description: column(product.description, 'header', about.description, examples.description),
  pictures: column(product.pictures, 'header', about.pictures, empty, 'a.jpg;b.jpg'),
  externalLinkUrl: column(
    product.externalLinkUrl,
    'optional',
    about.externalLinkUrl,
    ['', 'https://shop.example.jp/pierce'],
    'https://shop.example.jp/pierce',
  ),
};

/** Each column of the imported files, in the order of the example file. */
export const columnHelp = { players, cards, products };

/** The columns of a file; those of cards name the kinds that the club uses. */
export function columnsOf(
  kind: keyof typeof columnHelp,
  used?: Club['cardKinds'] | undefined,
): ColumnHelp[] {
  if (kind !== 'cards' || !used) return Object.values(columnHelp[kind]);
  const names = words.cardType.flatMap(([cardKind]) => used[cardKind]?.name ?? []);
  const [first = '', second = first] = names;
  const cells = [second, first] as const;
  const { cardType } = cards;
  return Object.values({
    ...cards,
    cardType: { ...cardType, help: about.oneOf(names), cells, example: second },
  });
}

/** Header and two rows, which can be imported as they are. */
export function exampleRows(
  kind: keyof typeof columnHelp,
  used?: Club['cardKinds'] | undefined,
): string[][] {
  const columns = columnsOf(kind, used);
  return [
    columns.map(({ name }) => name),
    columns.map(({ cells }) => cells[0]),
    columns.map(({ cells }) => cells[1]),
  ];
}
