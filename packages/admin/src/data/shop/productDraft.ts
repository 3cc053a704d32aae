import { clockTimeOf } from '@homestand/api-client/day';
import { list, oneOf } from '@homestand/api-client/moreSchemas';
import { object, type Schema, string } from '@homestand/api-client/schema';
import { addStaffResponses } from '@homestand/api-client/staff';
import { schemaOf } from '@homestand/api-client/validate';
import type { ProductField, ProductImage, ProductValues } from '@homestand/ui';
import { differingFields, mergeFields } from '../mergeFields';
import { createStored } from '../storage';
import type { ShopProduct, ShopProductContent } from './products';

// Before a draft is read: one that fits nothing would be removed.
addStaffResponses();

export const productFields: readonly ProductField[] = [
  ...(['name', 'price', 'category', 'size', 'material'] as const),
  ...(['description', 'externalLinkUrl', 'opensAt', 'closesAt', 'perPerson'] as const),
  ...(['deliveryPeriod', 'ceiling', 'minimum'] as const),
];

/** What is typed of a product. */
export type TypedProduct = { values: ProductValues; pictures: readonly ProductImage[] };

/** What is typed, and the product with which the typing began. */
export type ProductDraft = { base: ShopProduct; typed: TypedProduct };

const values: Schema<ProductValues> = object({
  name: string,
  price: string,
  size: string,
  material: string,
  description: string,
  category: oneOf('goods for support', 'jewelry', 'digital'),
  externalLinkUrl: string,
  opensAt: string,
  closesAt: string,
  perPerson: string,
  deliveryPeriod: string,
  ceiling: string,
  minimum: string,
});

const pictures = list(object({ name: string, url: string, text: string }));

/** Drafts of the device, by the person and the product. */
export const storedDrafts = createStored<ProductDraft>(
  'staff-product-',
  object({ base: schemaOf('ShopProduct'), typed: object({ values, pictures }) }),
);

export const emptyProduct: ShopProduct = {
  id: 1,
  version: 1,
  state: 'hidden',
  content: {
    ...{ name: '', price: 0, size: '', material: '', description: '' },
    ...{ category: 'goods for support', pictures: [], externalLinkUrl: null },
    ...{ opensAt: null, closesAt: null, perPerson: null },
    ...{ deliveryPeriod: null, ceiling: null, minimum: null },
  },
  imageUrls: [],
  optionsVersion: '',
  options: [],
  fewLeft: 1,
};

const valuesOf = (content: ShopProductContent): ProductValues => ({
  name: content.name,
  price: content.price === 0 && content.name === '' ? '' : String(content.price),
  size: content.size,
  material: content.material,
  description: content.description,
  category: content.category,
  externalLinkUrl: content.externalLinkUrl ?? '',
  opensAt: minuteIn(content.opensAt),
  closesAt: minuteIn(content.closesAt),
  perPerson: String(content.perPerson ?? ''),
  deliveryPeriod: content.deliveryPeriod ?? '',
  ceiling: String(content.ceiling ?? ''),
  minimum: String(content.minimum ?? ''),
});

/** As a field has it: `2026-12-01T10:00` in Japan. */
const minuteIn = (time: string | null) =>
  time === null ? '' : clockTimeOf(new Date(time)).slice(0, 16);

export const typedOf = ({ content, imageUrls }: ShopProduct): TypedProduct => ({
  values: valuesOf(content),
  pictures: content.pictures.map((picture, index) => ({
    ...picture,
    url: imageUrls[index] ?? '',
  })),
});

const picturesText = (items: TypedProduct['pictures']) =>
  JSON.stringify(items.map(({ name, text }) => [name, text]));

const samePictures = (a: TypedProduct, b: TypedProduct) =>
  picturesText(a.pictures) === picturesText(b.pictures);

/** Fields in which something else is typed than is stored; the pictures count as one. */
export function changesOf(typed: TypedProduct, stored: TypedProduct): number {
  const fields = differingFields(productFields, typed.values, stored.values);
  return fields.length + (samePictures(typed, stored) ? 0 : 1);
}

/** Where somebody else has changed what was changed here, too. */
export type Conflict = { fields: readonly ProductField[]; pictures: boolean };

/** Takes over what somebody else has changed since the typing began. What was typed stays. */
export function mergeStored(
  { base, typed }: ProductDraft,
  stored: ShopProduct,
): { typed: TypedProduct; conflict: Conflict | null } {
  const [before, now] = [typedOf(base), typedOf(stored)];
  const { values, conflicts: fields } = mergeFields(productFields, {
    before: before.values,
    typed: typed.values,
    stored: now.values,
  });
  const hasPictures = !samePictures(typed, before);
  const picturesDiffer = hasPictures && !samePictures(now, before) && !samePictures(now, typed);
  return {
    typed: { values, pictures: hasPictures ? typed.pictures : now.pictures },
    conflict: fields.length > 0 || picturesDiffer ? { fields, pictures: picturesDiffer } : null,
  };
}
