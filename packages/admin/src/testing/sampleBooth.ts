import type { components } from '@homestand/api-client';
import { timeOf } from '@homestand/app-core/testing/sampleClub';
import { shopProducts } from './sampleProducts';

type Schemas = components['schemas'];

/** What the booth of the sample sells. */
export const boothGoods: Schemas['BoothGoods'] = {
  list: shopProducts
    .filter(({ state, content }) => state !== 'retired' && content.externalLinkUrl === null)
    .map(({ id, content, imageUrls: [imageUrl = null], options }) => ({
      productId: id,
      name: content.name,
      imageUrl,
      options: options.map(({ id, label, price }) => ({
        id,
        label,
        price: price ?? content.price,
      })),
    })),
};

/** Two towels, sold a minute ago. */
export const boothSale: Schemas['BoothSale'] = {
  id: '3f0a1b52-6a52-4a0e-9a52-0d6a1c1f5b11',
  optionId: 2,
  name: 'フェイスタオル',
  label: '',
  quantity: 2,
  price: 1800,
  means: 'cash',
  amount: 3600,
  short: 0,
  at: timeOf({ minutesAgo: 1 }),
  undoUntil: timeOf({ minutesAgo: 0 }),
  undoneAt: null,
};
