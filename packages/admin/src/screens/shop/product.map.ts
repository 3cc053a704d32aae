import { momentOf } from '@homestand/api-client/day';
import { type BoothProduct, type PriceTag, piecesOf, priceOf, withSale } from '@homestand/ui';
import type { TypedProduct } from '../../data/shop/productDraft';
import type { ShopProduct, ShopProductContent } from '../../data/shop/products';
import { priceTagAddress } from '../../paths';

/** What is typed, as a fan would get it. */
export function fansProductOf(
  { values: { opensAt, closesAt, perPerson: typedLimit, ...typed }, pictures }: TypedProduct,
  { id, options, fewLeft }: ShopProduct,
) {
  const { deliveryPeriod, ceiling: _ceiling, minimum: typedMinimum, ...values } = typed;
  const isMade = deliveryPeriod.trim() !== '' && closesAt !== '';
  const minimum = piecesOf(typedMinimum);
  const counted = options.flatMap(({ sellable }) => (sellable === null ? [] : [sellable]));
  const sum = counted.reduce((total, pieces) => total + pieces, 0);
  const isFew = counted.length > 0 && sum <= fewLeft;
  const state = sum > 0 ? ('few' as const) : ('sold_out' as const);
  const perPerson = piecesOf(typedLimit);
  const product = {
    ...values,
    ...(perPerson && { perPerson }),
    ...(opensAt !== '' && { opensAt: timeIn(opensAt) }),
    ...(closesAt !== '' && { closesAt: timeIn(closesAt) }),
    ...(isMade && {
      madeToOrder: { deliveryPeriod, closesAt: timeIn(closesAt) },
      ...(minimum && { minimum }),
    }),
    id,
    price: priceOf(values) || 0,
    imageUrls: pictures.map(({ url }) => url),
    externalLinkEnabled: values.externalLinkUrl === '' ? (0 as const) : (1 as const),
    externalLinkUrl: values.externalLinkUrl === '' ? null : values.externalLinkUrl,
    ...(options.some(({ label }) => label !== '') && {
      options: options.map(({ id: optionId, label, price }) => ({
        ...{ id: optionId, label },
        price: price ?? (priceOf(values) || 0),
      })),
    }),
    ...(isFew && values.externalLinkUrl === '' && { stock: { state, left: sum } }),
  };
  return withSale(product, { now: Date.now(), aheadMs: 0 });
}

/** What a field has, as a request has it. */
const timeIn = (minute: string) => momentOf(minute.slice(0, 10), minute.slice(11)).toISOString();

/** What is typed, as the server stores it. */
export const contentOf = ({ values, pictures }: TypedProduct): ShopProductContent => ({
  ...values,
  price: priceOf(values),
  pictures: pictures.map(({ name, text }) => ({ name, text })),
  externalLinkUrl: values.externalLinkUrl === '' ? null : values.externalLinkUrl,
  opensAt: values.opensAt === '' ? null : timeIn(values.opensAt),
  closesAt: values.closesAt === '' ? null : timeIn(values.closesAt),
  perPerson: piecesOf(values.perPerson),
  ...orderedContent(values),
});

/** Bounds of what is made to order; none of goods from stock. */
function orderedContent({ deliveryPeriod, ceiling, minimum }: TypedProduct['values']) {
  if (deliveryPeriod.trim() === '') return { deliveryPeriod: null, ceiling: null, minimum: null };
  return { deliveryPeriod, ceiling: piecesOf(ceiling), minimum: piecesOf(minimum) };
}

/** A price tag for each option of all goods, or of one product. */
export const priceTagsOf = (
  list: readonly BoothProduct[],
  productId: number | undefined,
): PriceTag[] =>
  list
    .filter((product) => productId === undefined || product.productId === productId)
    .flatMap(({ productId, name, options }) =>
      options.map(({ id, label, price }) => ({
        ...{ optionId: id, name, label, price },
        address: priceTagAddress(productId, label === '' ? null : id),
      })),
    );
