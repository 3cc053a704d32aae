import {
  changesOf,
  mergeStored,
  productFields,
  storedDrafts,
  type TypedProduct,
  typedOf,
} from '../../data/shop/productDraft';
import type { ShopProduct, ShopProductContent } from '../../data/shop/products';
import { useDraftEditor } from '../useDraftEditor';
import { contentOf } from './product.map';
import { usePictureUpload } from './usePictureUpload';

type Options = {
  stored: ShopProduct;
  /** Name under which the device stores the draft. */
  name: string;
  save: (version: number, content: ShopProductContent) => Promise<ShopProduct>;
  /** The product as it is stored now, after somebody else has changed it. */
  reload: () => Promise<ShopProduct | undefined>;
  onSaved: (product: ShopProduct) => void;
};

const kind = {
  ...{ drafts: storedDrafts, typedOf, changesOf, mergeStored },
  fieldNamed: (field: string) => productFields.find((item) => field === `content.${item}`),
};

/** A product while it is edited. */
export function useProductEditor({ save, ...options }: Options) {
  const { base, typed, now, conflict, onChange, form } = useDraftEditor(kind, {
    ...options,
    save: (version, typed) => save(version, contentOf(typed)),
  });
  const upload = usePictureUpload((picture) =>
    onChange(({ pictures }) => ({
      // The same picture again has the same name.
      pictures: [...pictures.filter(({ name }) => name !== picture.name), picture],
    })),
  );
  return {
    typed,
    form: {
      value: typed.values,
      onValueChange: (change: Partial<TypedProduct['values']>) =>
        onChange(({ values }) => ({ values: { ...values, ...change } })),
      conflict: conflict && {
        fields: Object.fromEntries(conflict.fields.map((field) => [field, now.values[field]])),
        pictures: conflict.pictures,
        by: base.changedBy ?? null,
        at: base.changedAt ?? null,
      },
      ...form,
    },
    images: {
      items: typed.pictures,
      onChange: (pictures: TypedProduct['pictures']) => onChange(() => ({ pictures })),
      ...upload,
    },
  };
}
