import type { components } from '@homestand/api-client';
import { reloadSoon } from '@homestand/app-core/http/reloadSoon';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import type { ShopCategory } from '@homestand/ui';
import type { Arguments } from 'swr';
import { withShownStock } from './cart.merge';
import { getLocalCart, updateLocalCart } from './cart.store';
import { type Product, type Products, withStock } from './products.merge';
import { cartKey, categoryNames, productKey, productsKey } from './shopKeys';

type StockEvent = Extract<components['schemas']['LiveEvent'], { type: 'stock' }>;

const categories = Object.keys(categoryNames) as ShopCategory[];

/** Applies a live event about the stock of a product. */
export function applyStockEvent({ productId, shown }: StockEvent) {
  const { change, reload } = sessionCache();
  if (shown === null) {
    void reload(cartKey);
    void reload(productKey(productId));
    for (const category of categories) void reload(productsKey(category));
    return;
  }
  const changed = (product: Product) =>
    product.id === productId ? withStock(product, shown) : product;
  if (getLocalCart().cart?.cartItems.some((item) => item.productId === productId))
    updateLocalCart((local) => withShownStock(local, productId, shown));
  change<Product>(productKey(productId), changed);
  for (const category of categories)
    change<Products>(productsKey(category), (now) =>
      now.items.some(({ id }) => id === productId)
        ? { ...now, items: now.items.map(changed) }
        : now,
    );
}

/** Loads the stock that is shown within a time: there are no events of the time without a connection. */
export const reloadStockWithin = (ms: number) => reloadSoon(hasStock, ms);

const hasStock = (key: Arguments) =>
  key === cartKey || (Array.isArray(key) && (key[0] === 'products' || key[0] === 'product'));
