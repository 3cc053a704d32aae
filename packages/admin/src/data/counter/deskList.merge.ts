import type { components } from '@homestand/api-client';
import { isFoundBy, nameForm, searchName, searchWords } from '@homestand/api-client/nameForm';
import { readOrderNumber } from '@homestand/api-client/orderNumber';
import type { DeskList } from './deskStorage';

type Schemas = components['schemas'];
type Pickup = Schemas['StaffPickup'];

type Session = { token: string; endsAt: string; now: Date };

/** The list with what has changed since, or the whole new one. */
export function mergePickups(
  stored: DeskList | null,
  { at, whole, ...answer }: Schemas['OpenPickups'],
  { token, endsAt, now }: Session,
): DeskList {
  const isWhole = whole || !stored;
  const list = answer.list.filter(isNotOlderThan(stored));
  const closed = answer.closed.filter(isNotOlderThan(stored));
  const ids = new Set([...list, ...closed].map(({ id }) => id));
  const withoutAnswered = <One extends { id: string }>(before: readonly One[] = []) =>
    before.filter(({ id }) => !ids.has(id));
  return {
    token,
    endsAt,
    at,
    wholeAt: isWhole ? now.toISOString() : stored.wholeAt,
    open: isWhole ? list : [...list, ...withoutAnswered(stored.open)],
    // Those that were open in this session: a second scan without the server says what became of them.
    closed: [...closed, ...withoutAnswered(stored?.closed)],
  };
}

/** A hand-over of this device may have been recorded while the answer was on its way. */
function isNotOlderThan(stored: DeskList | null) {
  const times = new Map(stored?.closed.map(({ id, updatedAt }) => [id, updatedAt]));
  return ({ id, updatedAt }: { id: string; updatedAt: string }) =>
    updatedAt >= (times.get(id) ?? '');
}

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
  most: number,
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
  return { list: found.slice(0, most), totalCount: found.length };
}
