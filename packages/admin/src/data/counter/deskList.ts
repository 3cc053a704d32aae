import { type components, unwrap } from '@homestand/api-client';
import { createObservable } from '@homestand/app-core/browser/observable';
import { client } from '../client';
import { getStaffSession, onStaffSessionChange } from '../staff/staffSession';
import { mergePickups } from './deskList.merge';
import { type DeskList, storedCheck, storedList } from './deskStorage';
import { loadPicturesAhead } from './pickupPictures';

type Schemas = components['schemas'];

/** A whole list again after so long, whatever has been missed. */
const wholeMs = 10 * 60_000;

const read = () => {
  const stored = storedList.read();
  return stored?.token === getStaffSession()?.token ? stored : null;
};

const current = createObservable<DeskList | null>(read());
const checkedAt = createObservable<string | null>(current.get() && storedCheck.read());
let seen: string | null | undefined;
let loading: Promise<void> | undefined;

export const useDeskList = () => current.useValue();
/** When the list was last known to be current; null without one. */
export const useDeskListTime = () => checkedAt.useValue();

onStaffSessionChange(() => {
  seen = undefined;
  current.set(read());
  checkedAt.set(current.get() && storedCheck.read());
});

/** Another tab of this session has loaded what changed. */
storedList.follow(() => current.set(read()));
storedCheck.follow(() => checkedAt.set(current.get() && storedCheck.read()));

/**
 * Brings the list up to date. `changedAt` is the last change the server knows: while it stays the same, nothing is
 * loaded.
 */
export async function followDeskList(changedAt: string | null): Promise<void> {
  const list = current.get();
  const isOld = !list || Date.now() - Date.parse(list.wholeAt) > wholeMs;
  if (isOld || seen !== changedAt) {
    loading ??= load(isOld ? null : list).finally(() => {
      loading = undefined;
    });
    await loading;
    seen = changedAt;
  }
  if (current.get()) check();
}

function check() {
  const now = new Date().toISOString();
  storedCheck.write(now);
  checkedAt.set(now);
}

async function load(stored: DeskList | null): Promise<void> {
  const token = getStaffSession()?.token;
  const since = stored ? { since: stored.at } : {};
  const [answer, session] = await Promise.all([
    unwrap(client.GET('/v1/admin/open-pickups', { params: { query: since } })),
    stored ?? unwrap(client.GET('/v1/admin/session')),
  ]);
  // Signed out meanwhile: nothing of the list may come back.
  if (token === undefined || getStaffSession()?.token !== token) return;
  keep(mergePickups(current.get(), answer, { token, endsAt: session.endsAt, now: new Date() }));
  void loadPicturesAhead(current.get()?.open ?? []);
}

function keep(next: DeskList) {
  // Without space the list works as long as the page is open.
  storedList.write(next);
  current.set(next);
}

/** Puts an order that a call has returned into the list. */
export function putIntoDeskList(pickup: Schemas['StaffPickup']) {
  const list = current.get();
  if (!list) return;
  const { endsAt, token } = list;
  const { id, state, updatedAt, totalPrice, handOver } = pickup;
  const isOpen = state === 'open';
  if (!isOpen && !list.open.some((pickup) => pickup.id === id)) return;
  const answer = {
    at: list.at,
    whole: false,
    list: isOpen ? [pickup] : [],
    closed: isOpen ? [] : [{ id, state, updatedAt, totalPrice, handOver }],
  };
  keep(mergePickups(list, answer, { token, endsAt, now: new Date() }));
}
