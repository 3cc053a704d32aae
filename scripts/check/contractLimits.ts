import { COMMENT_HEADER } from 'openapi-typescript';

/** Limits of the contract that code reads, each with its place in the contract. */
const places = {
  messageMaxLength: 'components.schemas.Content.x-maxGraphemes',
  personTextMaxLength: 'components.schemas.PersonName.maxLength',
  cardHolderMaxLength: 'components.schemas.CardToken.properties.name.maxLength',
  quantityMax: 'components.schemas.Quantity.maximum',
  orderContentMaxLength: 'components.schemas.PaidOrder.properties.content.maxLength',
  imageMaxBytes: 'components.schemas.MediaFile.x-maxFileBytes.image',
  videoMaxBytes: 'components.schemas.MediaFile.x-maxFileBytes.video',
  defaultPageSize: 'components.parameters.Size.schema.default',
  maxPageSize: 'components.parameters.Size.schema.maximum',
} as const;

/** ui knows no server, so its limits are a file of its own. */
export const limitsOfUi: readonly (keyof typeof places)[] = [
  'messageMaxLength',
  'personTextMaxLength',
  'cardHolderMaxLength',
  'quantityMax',
  'orderContentMaxLength',
  'imageMaxBytes',
  'videoMaxBytes',
];

/** One constant per limit, so that a bundle has only those it uses. Code that uses a missing one has no type. */
export function contractLimits(
  contract: unknown,
  names: readonly string[] = Object.keys(places),
): string {
  const lines = Object.entries(places).flatMap(([name, place]) => {
    const value = valueAt(contract, place);
    return names.includes(name) && typeof value === 'number'
      ? [`export const ${name} = ${String(value).replaceAll(thousands, '_')};\n`]
      : [];
  });
  return `${COMMENT_HEADER}${lines.join('')}`;
}

const thousands = /(?<=\d)(?=(?:\d{3})+$)/g;

const valueAt = (contract: unknown, place: string) =>
  place
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);
