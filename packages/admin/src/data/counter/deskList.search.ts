import type { components } from '@homestand/api-client';
import { isFoundBy, nameForm, searchName, searchWords } from '@homestand/api-client/nameForm';
import { readOrderNumber } from '@homestand/api-client/orderNumber';
import type { DeskList } from './deskStorage';

type Pickup = components['schemas']['StaffPickup'];

/** The order as this device knows it. */
export function pickupOnDevice(stored: DeskList | null, orderId: string): Pickup | undefined {
  const open = stored?.open.find(({ id }) => id === orderId);
  if (open) return open;
  const closed = stored?.closed.find(({ id }) => id === orderId);
  return (
    closed && {
      ...closed,
      createdAt: closed.updatedAt,
      name: '',
      due: 0,
      memo: null,
      items: [],
      otherIds: [],
    }
  );
}

// Forms of 2,000 names take 20 ms, and each key that is typed searches all of them.
const searchNames = new WeakMap<Pickup, string>();

function searchNameOf(pickup: Pickup): string {
  const names = searchNames.get(pickup);
  if (names !== undefined) return names;
  const form = searchName(pickup.name, pickup.kana ?? '');
  searchNames.set(pickup, form);
  return form;
}

/** As the server searches: by the whole number or its last six characters, or by parts of the name and its kana. */
export function searchOnDevice(
  open: readonly Pickup[],
  query: string,
  max: number,
): { list: Pickup[]; totalCount: number } {
  const words = searchWords(query).map(nameForm);
  const number = readOrderNumber(query);
  if (words.length === 0) return { list: [], totalCount: 0 };
  const found = open.filter(
    (pickup) =>
      pickup.id === number ||
      pickup.id.slice(-6) === number ||
      isFoundBy(searchNameOf(pickup), words),
  );
  return { list: found.slice(0, max), totalCount: found.length };
}
