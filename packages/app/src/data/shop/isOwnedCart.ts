import type { CartChange, CartItem, LocalCart } from './cart.merge';

export type OwnedCart = LocalCart & { personId: string };

const mostOfOne = 999_999_999;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);

const isText = (value: unknown) => typeof value === 'string';

const isItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  isWhole(value.productId, 1) &&
  isText(value.productName) &&
  isWhole(value.unitPrice, 0) &&
  isWhole(value.quantity, 1, mostOfOne) &&
  isWhole(value.totalPrice, 0) &&
  (value.previousPrice === null || isWhole(value.previousPrice, 0)) &&
  isListOf(value.imageUrls, isText);

const isChange = (value: unknown): value is CartChange =>
  isRecord(value) &&
  isWhole(value.productId, 1) &&
  isWhole(value.quantity, 0, mostOfOne) &&
  (value.restored === null || isItem(value.restored));

/** Stored data may be broken, of an older version, or edited by hand. */
export const isOwnedCart = (value: unknown): value is OwnedCart =>
  isRecord(value) &&
  isText(value.personId) &&
  isListOf(value.changes, isChange) &&
  isListOf(value.places, (place) => isWhole(place, 1)) &&
  isListOf(value.news, isText) &&
  (value.cart === null ||
    (isRecord(value.cart) &&
      isListOf(value.cart.cartItems, isItem) &&
      isWhole(value.cart.totalItems, 0) &&
      isWhole(value.cart.totalPrice, 0) &&
      value.cart.message === null &&
      isText(value.cart.version)));
