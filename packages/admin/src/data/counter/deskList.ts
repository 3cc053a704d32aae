import { type components, NetworkError, unwrap } from '@homestand/api-client';
import { createObservable } from '@homestand/app-core/browser/observable';
import { client } from '../client';
import { getStaffSession, onStaffSessionChange } from '../staff/staffSession';
import { mergePickups, withPage } from './deskList.merge';
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
/** Of a whole list the pages that have arrived: what interrupts the load does not repeat them. */
let pages: Schemas['OpenPickups'] | null = null;
/** Whether the list in storage is the current one: only then is it known to be current, too. */
let isStored = true;
let loading: Promise<void> | undefined;

export const useDeskList = () => current.useValue();
/** How many open orders this device has, and whether these are all. */
export function useDeskListSize() {
  const list = current.useValue();
  return { count: list?.open.length ?? 0, complete: list !== null && list.next === undefined };
}
/** When the list was last known to be current; null without one. */
export const useDeskListTime = () => checkedAt.useValue();

onStaffSessionChange(() => {
  seen = undefined;
  pages = null;
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
  loading ??= updateList(changedAt).finally(() => {
    loading = undefined;
  });
  await loading;
  if (current.get()) check();
}

async function updateList(changedAt: string | null) {
  const list = current.get();
  // First what changed: a whole list that is not to be had leaves at least that.
  if (list && list.next === undefined && seen !== changedAt) {
    await loadChanges(list);
    seen = changedAt;
  }
  const isOld = !list || Date.now() - Date.parse(list.wholeAt) > wholeMs;
  if (!isOld && list.next === undefined) return;
  await loadWhole();
  seen = changedAt;
}

function check() {
  const now = new Date().toISOString();
  if (isStored) storedCheck.write(now);
  checkedAt.set(now);
}

async function loadChanges({ at, endsAt }: DeskList): Promise<void> {
  const answer = await load({ since: at });
  if (!answer.whole || answer.next === undefined) return apply(answer, endsAt);
  pages = answer;
  await loadPages(endsAt);
}

async function loadWhole(): Promise<void> {
  const stored = current.get();
  if (stored?.next !== undefined)
    pages ??= { at: stored.at, whole: true, next: stored.next, list: [...stored.open], closed: [] };
  const endsAt = stored?.endsAt ?? (await unwrap(client.GET('/v1/admin/session'))).endsAt;
  pages ??= await load({});
  await loadPages(endsAt);
}

/** The pages that are missing. Until the first list is whole it has those so far; a whole one is replaced at once. */
async function loadPages(endsAt: string): Promise<void> {
  let isFirst = true;
  for (; pages !== null; isFirst = false) {
    const { next: after } = pages;
    const list = current.get();
    if (after === undefined || !list || list.next !== undefined) apply(pages, endsAt);
    if (after === undefined) break;
    pages = withPage(pages, await load({ after }));
  }
  pages = null;
  const list = current.get();
  // What changed after the first page was read.
  if (list && !isFirst) await loadChanges(list);
}

/** Throws when somebody has signed out meanwhile: nothing of the list may come back. */
async function load(query: { since?: string; after?: string }) {
  const token = getStaffSession()?.token;
  const answer = await unwrap(client.GET('/v1/admin/open-pickups', { params: { query } }));
  if (token === undefined || getStaffSession()?.token !== token) throw new NetworkError('aborted');
  return answer;
}

function apply(answer: Schemas['OpenPickups'], endsAt: string) {
  const token = getStaffSession()?.token ?? '';
  keep(mergePickups(current.get(), answer, { token, endsAt, now: new Date() }));
  void loadPicturesAhead(current.get()?.open ?? []);
}

function keep(next: DeskList) {
  // Without space the list works as long as the page is open, and an older one stays stored.
  isStored = storedList.write(next);
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
