import type { components } from '@homestand/api-client/contract';
import { fileAddress } from '../../../http/fileAddresses.ts';
import { fingerprintOf } from '../../../http/idempotencyKeys.queries.ts';
import type { OptionStock, ShopProductRow } from './products.queries.ts';

type Schemas = components['schemas'];

export function stateOf({
  onSale,
  retiredAt,
}: Pick<ShopProductRow, 'onSale' | 'retiredAt'>): Schemas['ShopProductState'] {
  if (onSale) return 'on_sale';
  return retiredAt === null ? 'hidden' : 'retired';
}

export const stockView = ({
  id,
  label,
  price,
  onHand,
  held,
  oversold,
  version,
}: OptionStock): Schemas['ShopStock'] => ({
  id,
  label,
  price,
  onHand,
  held,
  sellable: onHand === null ? null : onHand - held,
  ...(oversold > 0 && { oversold }),
  version,
});

/** Changes with what the form of the options has. */
export const versionOf = (options: readonly Pick<OptionStock, 'id' | 'label' | 'price'>[]) =>
  fingerprintOf(options.map(({ id, label, price }) => [id, label, price]))
    .toString('hex')
    .slice(0, 16);

export const productView = (
  row: ShopProductRow,
  stocks: readonly OptionStock[],
  fewLeft: number,
): Schemas['ShopProduct'] => ({
  id: row.id,
  version: row.version,
  changedAt: row.changedAt?.toISOString() ?? null,
  changedBy: row.changedBy,
  state: stateOf(row),
  content: {
    name: row.name,
    price: row.price,
    size: row.size,
    material: row.material,
    description: row.description,
    category: row.category,
    pictures: row.imageFiles.map((name) => ({ name, text: row.imageTexts[name] ?? '' })),
    externalLinkUrl: row.externalLinkUrl,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    perPerson: row.perPerson,
    deliveryPeriod: row.deliveryPeriod,
    ceiling: row.ceiling,
    minimum: row.minimum,
  },
  imageUrls: row.imageFiles.map(fileAddress),
  optionsVersion: versionOf(stocks),
  optionsChangedAt: stocks[0]?.changedAt?.toISOString() ?? null,
  optionsChangedBy: stocks[0]?.changedBy ?? null,
  options: stocks.map(stockView),
  fewLeft,
});

export const productRowView = (
  row: ShopProductRow,
  stocks: readonly OptionStock[],
): Schemas['ShopProductRow'] => ({
  id: row.id,
  name: row.name,
  price: row.price,
  category: row.category,
  state: stateOf(row),
  imageUrl: fileAddress(row.imageFiles[0] ?? null),
  isSoldElsewhere: row.externalLinkUrl !== null,
  options: stocks.map(stockView),
});
