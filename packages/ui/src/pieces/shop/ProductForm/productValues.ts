import type { components } from '@homestand/api-client/contract';
import { parseUrl } from '../../../format/internal';
import { parseQuantity } from '../../../primitives/QuantityField/QuantityField';

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
];

/** A typed price without separators. */
export const digitsOf = (price: string): string => price.replace(/[,\s]/g, '');

/** Whole yen; NaN if the text is no price. */
export function priceOf({ price }: Pick<ProductValues, 'price'>): number {
  const digits = digitsOf(price);
  // The server's limit has eight digits.
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Pieces for one person, null without a limit; NaN if the text is no quantity. */
export function perPersonOf({ perPerson }: Pick<ProductValues, 'perPerson'>): number | null {
  const digits = digitsOf(perPerson);
  if (digits === '') return null;
  return parseQuantity(digits) ?? Number.NaN;
}

/** What has to be corrected before the product can be saved. */
export const problemsOf = ({
  name,
  price,
  externalLinkUrl,
  opensAt,
  closesAt,
  perPerson,
}: ProductValues) => ({
  name: name.trim() === '',
  price: Number.isNaN(priceOf({ price })),
  externalLinkUrl: externalLinkUrl !== '' && parseUrl(externalLinkUrl)?.protocol !== 'https:',
  closesAt: opensAt !== '' && closesAt !== '' && closesAt <= opensAt,
  perPerson: Number.isNaN(perPersonOf({ perPerson })),
});
