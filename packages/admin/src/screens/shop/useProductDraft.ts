import { useEffect, useState } from 'react';
import {
  type Conflict,
  changesOf,
  mergeStored,
  type ProductDraft,
  storedDrafts,
  type TypedProduct,
  typedOf,
} from '../../data/shop/productDraft';
import type { ShopProduct } from '../../data/shop/products';
import { useStaffSession } from '../../data/staff/staffSession';

/** The typed values of a product, stored on the device until they are saved. */
export function useProductDraft(stored: ShopProduct, name: string) {
  const id = `${useStaffSession()?.id ?? ''}-${name}`;
  const [draft, setDraft] = useState<ProductDraft>(
    () => storedDrafts.read(id) ?? { base: stored, typed: typedOf(stored) },
  );
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changes = changesOf(draft.typed, typedOf(draft.base));

  // An answer that is late may be older than what was saved since.
  if (stored.version > draft.base.version) {
    const merged = mergeStored(draft, stored);
    setDraft({ base: stored, typed: merged.typed });
    setConflict(merged.conflict);
  }

  useEffect(() => {
    if (changes === 0) storedDrafts.remove(id);
    else storedDrafts.write(draft, id);
  }, [draft, changes, id]);

  const now = typedOf(draft.base);
  return {
    draft,
    changes,
    conflict: conflict && {
      fields: Object.fromEntries(conflict.fields.map((field) => [field, now.values[field]])),
      pictures: conflict.pictures,
    },
    onChange: (change: (typed: TypedProduct) => Partial<TypedProduct>) =>
      setDraft(({ base, typed }) => ({ base, typed: { ...typed, ...change(typed) } })),
    /** What was typed while it was being saved stays. */
    onSaved(saved: ShopProduct, sent: TypedProduct) {
      setDraft(({ typed }) => ({ base: saved, typed: typed === sent ? typedOf(saved) : typed }));
      setConflict(null);
    },
    undo() {
      setDraft(({ base }) => ({ base, typed: typedOf(base) }));
      setConflict(null);
    },
  };
}
