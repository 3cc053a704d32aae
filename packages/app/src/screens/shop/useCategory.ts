import { type ShopCategory, shopCategories } from '@homestand/ui';
import { useSearchParams } from 'react-router-dom';

/** The selected category, stored in the address: a reload and Back keep it. */
export function useCategory() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('category');
  const category = shopCategories.find((shopCategory) => shopCategory === named) ?? 'all';

  function choose(next: ShopCategory) {
    setSearch(
      (now) => {
        if (next === 'all') now.delete('category');
        else now.set('category', next);
        return now;
      },
      // Categories make no history entries: Back leaves the shop.
      { replace: true },
    );
  }

  return [category, choose] as const;
}
