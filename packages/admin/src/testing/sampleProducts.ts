import type { components } from '@homestand/api-client';
import { sampleProducts } from '@homestand/app-core/testing/sampleOrders';

type Schemas = components['schemas'];

const states = [
  'on_sale',
  'on_sale',
  'on_sale',
  'on_sale',
  'hidden',
  'on_sale',
  'retired',
] as const;

const stocks = [
  { onHand: 24, held: 3, version: 12 },
  { onHand: 8, held: 5, version: 31 },
  { onHand: 4, held: 4, version: 9 },
];

const goods = [
  ...sampleProducts.slice(0, 7),
  ...sampleProducts.filter(({ externalLinkEnabled }) => externalLinkEnabled === 1).slice(0, 1),
];

/** The goods of the shop as staff get them: with plenty, few and none left, not counted, and sold elsewhere. */
export const shopProducts: readonly Schemas['ShopProduct'][] = goods.map((product, index) => {
  const { id, name, price, size, material, description, category, externalLinkUrl } = product;
  const stock = stocks[index];
  return {
    id,
    version: 4,
    state: states[index] ?? 'on_sale',
    content: {
      ...{ name, price, size, material, description, category, externalLinkUrl },
      ...{ opensAt: null, closesAt: null, perPerson: null },
      ...{ deliveryPeriod: null, ceiling: null, minimum: null },
      pictures: product.imageUrls.map((_url, place) => ({
        name: `goods-${id}-${place}.webp`,
        text: place === 0 ? `${name}の正面` : '',
      })),
    },
    imageUrls: product.imageUrls,
    optionsVersion: '8f14e45fceea167a',
    fewLeft: 5,
    options: [
      stock
        ? { id, label: '', price: null, ...stock, sellable: stock.onHand - stock.held }
        : { id, label: '', price: null, onHand: null, held: 0, sellable: null, version: 0 },
    ],
  };
});

export const productAt = (index: number): Schemas['ShopProduct'] => {
  const product = shopProducts[index];
  if (!product) throw new Error('The sample shop has no such product.');
  return product;
};

/** Made to order, and too few were ordered until its end. */
export const endedBelowMinimum: Schemas['ShopProduct'] = {
  ...productAt(1),
  content: {
    ...productAt(1).content,
    ...{ closesAt: '2026-11-01T03:00:00.000Z', deliveryPeriod: '2027年3月下旬', minimum: 30 },
  },
};

export const production: Schemas['Production'] = {
  list: [{ id: productAt(1).id, label: '', paid: 12, inPayment: 0 }],
  ...{ paid: 12, inPayment: 0, callOff: null },
  open: { orders: 10, pieces: 12, amount: 60_000 },
};

export const rowOf = ({
  id,
  state,
  content: { name, price, category, externalLinkUrl },
  imageUrls,
  options,
}: Schemas['ShopProduct']): Schemas['ShopProductRow'] => ({
  ...{ id, name, price, category, state, options },
  imageUrl: imageUrls[0] ?? '',
  isSoldElsewhere: externalLinkUrl !== null,
});
