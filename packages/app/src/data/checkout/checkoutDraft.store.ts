import { obfuscate, reveal } from '@homestand/app-core/browser/obfuscate';
import { local } from '@homestand/app-core/browser/storage';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import { create } from 'zustand';
import {
  type Attempt,
  blank,
  type CheckoutDraft,
  type Data,
  isCommonData,
  isUserData,
  type Person,
  type Place,
} from './checkoutDraft.shape';

export type { CheckoutDraft, Person, Place } from './checkoutDraft.shape';

/** Kept in memory only. */
export type CardSecrets = { number: string; code: string };

const keys = { user: 'ntt_user_data', common: 'ntt_common_data' };

/** The stored texts that this tab last read or wrote. */
const seen = new Map<string, string | null>();

const useDraftStore = create<Data>(read);
const useSecretsStore = create<{ secrets: CardSecrets | null }>(() => ({ secrets: null }));

/** The checkout input of the logged-in person. */
export const useCheckoutDraft = (): CheckoutDraft => useDraftStore();
export const getCheckoutDraft = (): CheckoutDraft => current();

export const useCardSecrets = () => useSecretsStore(({ secrets }) => secrets);
export const getCardSecrets = () => useSecretsStore.getState().secrets;
export const setCardSecrets = (secrets: CardSecrets | null) =>
  useSecretsStore.setState({ secrets });

export const updateCheckoutDraft = (patch: Partial<CheckoutDraft>) => change(patch);

/** Resets the draft after an order. */
export function clearCheckoutDraft() {
  const { addressForm, attempts } = current();
  setCardSecrets(null);
  change({ ...blank, addressForm, attempts });
}

/** Clears the stored customer info; typed values stay in this page, and the next change stores them again. */
export const clearCustomerInfo = () =>
  store({ ...useDraftStore.getState(), customerInfo: blank.customerInfo });

/** Unsaved input of my page's address form; null when there is none. */
export const useAddressForm = () => useDraftStore(({ addressForm }) => addressForm);
export const getAddressForm = () => current().addressForm;
export const setAddressForm = (addressForm: (Person & Place) | null) => change({ addressForm });

/** The order of this product with an unknown result. */
export const useAttempt = (id: number) => useDraftStore(({ attempts }) => attempts[id] ?? null);
export const getAttempt = (id: number) => current().attempts[id] ?? null;
export function setAttempt(id: number, attempt: Attempt | null) {
  const { [id]: _before, ...others } = current().attempts;
  change({ attempts: attempt ? { ...others, [id]: attempt } : others });
}

/** Reads what another tab has written before its storage event, which may arrive later than this call. */
function current(): Data {
  if (Object.values(keys).some((key) => local.read(key) !== seen.get(key)))
    useDraftStore.setState(read());
  return useDraftStore.getState();
}

function change(patch: Partial<Data>) {
  const changed = { ...current(), ...patch };
  useDraftStore.setState(changed);
  store(changed);
}

function store({ customerInfo, creditCardPayInfo, addressForm, attempts, ...common }: Data) {
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  const card = creditCardPayInfo && {
    ...creditCardPayInfo,
    number: mask(creditCardPayInfo.number),
  };
  write(keys.user, { personId, customerInfo, creditCardPayInfo: card, addressForm, attempts });
  write(keys.common, { personId, ...common });
}

/** At most the last four digits of a card number are stored. */
const mask = (number: string) => number.replace(/\d(?=(?:\D*\d){4})/g, '•');

function write(key: string, value: unknown) {
  const text = obfuscate(value);
  // Writing the same text would trigger storage events in the other tabs.
  if (local.read(key) !== text) local.write(key, text);
  seen.set(key, local.read(key));
}

function read(): Data {
  return {
    ...blank,
    ...readOwn(keys.user, isUserData),
    ...readOwn(keys.common, isCommonData),
  };
}

/** Drops entries that are broken, of another version or of another person. */
function readOwn<Part>(key: string, isWhole: (value: unknown) => value is Part): Part | null {
  const text = local.read(key);
  seen.set(key, text);
  const personId = getSession()?.userId;
  if (text === null || personId === undefined) return null;
  const value = reveal(text);
  if (isWhole(value) && (value as { personId?: unknown }).personId === personId) {
    const { personId: _owner, ...part } = value as Part & { personId: string };
    return part as Part;
  }
  local.remove(key);
  seen.set(key, null);
  return null;
}

// For the page's lifetime: storage events and session changes apply on every screen.
onSessionChange(() => {
  setCardSecrets(null);
  useDraftStore.setState(read());
});
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || Object.values(keys).includes(key)) useDraftStore.setState(read());
});
