import type { components } from '@homestand/api-client/contract';
import { parseUrl } from '../../../format/internal';

type Content = components['schemas']['ShopProductContent'];

/** What the fields of a product have. */
export type ProductValues = {
  name: string;
  /** As it is typed. */
  price: string;
  size: string;
  material: string;
  description: string;
  category: Content['category'];
  /** Empty if the club sells it. */
  externalLinkUrl: string;
  /** In Japan: `2026-12-01T10:00`, or empty. */
  opensAt: string;
  closesAt: string;
  /** As it is typed; empty without a limit. */
  perPerson: string;
  /** When it is handed over, as fans read it; empty if it is sold from stock. */
  deliveryPeriod: string;
  /** As they are typed; empty: none. */
  ceiling: string;
  minimum: string;
};

export type ProductField = keyof ProductValues;

export const productFields: readonly ProductField[] = [
  'name',
  'price',
  'category',
  'size',
  'material',
  'description',
  'externalLinkUrl',
  'opensAt',
  'closesAt',
  'perPerson',
  'deliveryPeriod',
  'ceiling',
  'minimum',
];

/** A typed price without separators. */
export const digitsOf = (price: string): string => price.replace(/[,\s]/g, '');

/** Whole yen; NaN if the text is no price. */
export function priceOf({ price }: Pick<ProductValues, 'price'>): number {
  const digits = digitsOf(price);
  // The server's limit has eight digits.
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Pieces; null if the field is empty, NaN if the text is no number of pieces. */
export function piecesOf(typed: string): number | null {
  const digits = digitsOf(typed);
  if (digits === '') return null;
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

const isWrong = (pieces: number | null) => Number.isNaN(pieces);

/** What has to be corrected before the product can be saved. */
export const problemsOf = ({
  name,
  price,
  externalLinkUrl,
  opensAt,
  closesAt,
  perPerson,
  ...made
}: ProductValues) => ({
  name: name.trim() === '',
  price: Number.isNaN(priceOf({ price })),
  externalLinkUrl: externalLinkUrl !== '' && parseUrl(externalLinkUrl)?.protocol !== 'https:',
  closesAt: opensAt !== '' && closesAt !== '' && closesAt <= opensAt,
  perPerson: isWrong(piecesOf(perPerson)),
  ...problemsOfOrder(made, closesAt),
});

/** Only what is made to order has bounds. */
function problemsOfOrder(
  { deliveryPeriod, ...typed }: Pick<ProductValues, 'deliveryPeriod' | 'ceiling' | 'minimum'>,
  closesAt: string,
) {
  const isMade = deliveryPeriod.trim() !== '';
  const [ceiling, minimum] = [piecesOf(typed.ceiling), piecesOf(typed.minimum)];
  return {
    endMissing: isMade && closesAt === '',
    ceiling: isMade && isWrong(ceiling),
    minimum: isMade && isWrong(minimum),
    aboveCeiling: isMade && ceiling !== null && minimum !== null && minimum > ceiling,
  };
}
