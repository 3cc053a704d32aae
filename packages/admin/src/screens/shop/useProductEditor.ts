import { ApiError } from '@homestand/api-client';
import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { useAction } from '@homestand/app-core/react/useAction';
import type { ProductField } from '@homestand/ui';
import { useState } from 'react';
import { mergeStored, productFields } from '../../data/shop/productDraft';
import type { ShopProduct, ShopProductContent } from '../../data/shop/products';
import { contentOf } from './product.map';
import { usePictureUpload } from './usePictureUpload';
import { useProductDraft } from './useProductDraft';

type Options = {
  stored: ShopProduct;
  /** Name under which the device stores the draft. */
  name: string;
  save: (version: number, content: ShopProductContent) => Promise<ShopProduct>;
  /** The product as it is stored now, after somebody else has changed it. */
  reload: () => Promise<ShopProduct | undefined>;
  onSaved: (product: ShopProduct) => void;
};

/** A product while it is edited. What another person saves meanwhile never replaces what was typed. */
export function useProductEditor({ stored, name, save, reload, onSaved }: Options) {
  const { draft, changes, conflict, onChange, onSaved: keep, undo } = useProductDraft(stored, name);
  const { typed } = draft;
  const { pending, error, run, clear } = useAction();
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<ProductField, string>>>({});
  const upload = usePictureUpload((picture) =>
    onChange(({ pictures }) => ({
      // The same picture again has the same name.
      pictures: [...pictures.filter(({ name }) => name !== picture.name), picture],
    })),
  );
  useInterruptionGuard(changes > 0);

  async function put(): Promise<ShopProduct | null> {
    try {
      return await save(draft.base.version, contentOf(typed));
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 409) throw failure;
      const now = await reload();
      if (!now) throw failure;
      const merged = mergeStored(draft, now);
      // Changes of another person in other fields are merged.
      return merged.conflict ? null : save(now.version, contentOf(merged.typed));
    }
  }

  async function onSave() {
    setFieldErrors({});
    await run(
      async () => {
        const saved = await put();
        if (!saved) return;
        keep(saved, typed);
        onSaved(saved);
      },
      (failure) => {
        const named = fieldErrorsOf(failure);
        setFieldErrors(named);
        return Object.keys(named).length > 0;
      },
    );
  }

  return {
    typed,
    form: {
      value: typed.values,
      onValueChange: (change: Partial<typeof typed.values>) =>
        onChange(({ values }) => ({ values: { ...values, ...change } })),
      changes,
      onUndo() {
        undo();
        clear();
        setFieldErrors({});
      },
      onSave: () => void onSave(),
      ...{ pending, error, fieldErrors, conflict },
    },
    images: {
      items: typed.pictures,
      onChange: (pictures: typeof typed.pictures) => onChange(() => ({ pictures })),
      ...upload,
    },
  };
}

/** Sentences of the server about single fields. */
function fieldErrorsOf(failure: unknown): Partial<Record<ProductField, string>> {
  if (!(failure instanceof ApiError)) return {};
  return Object.fromEntries(
    failure.fieldErrors.flatMap(({ field, message }) => {
      const name = productFields.find((item) => field === `content.${item}`);
      return name ? [[name, message]] : [];
    }),
  );
}
