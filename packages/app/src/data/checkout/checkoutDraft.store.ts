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

/** In memory alone, and gone with the page. */
export type CardSecrets = { number: string; code: string };

const keys = { user: 'ntt_user_data', common: 'ntt_common_data' };

/** The stored texts that this tab has read or written last. */
const seen = new Map<string, string | null>();

const useDraftStore = create<Data>(read);
const useSecretsStore = create<{ secrets: CardSecrets | null }>(() => ({ secrets: null }));

/** What was typed on the way to an order, by the person who is signed in. */
export const useCheckoutDraft = (): CheckoutDraft => useDraftStore();
export const getCheckoutDraft = (): CheckoutDraft => current();

export const useCardSecrets = () => useSecretsStore(({ secrets }) => secrets);
export const getCardSecrets = () => useSecretsStore.getState().secrets;
export const setCardSecrets = (secrets: CardSecrets | null) =>
  useSecretsStore.setState({ secrets });

export const updateCheckoutDraft = (patch: Partial<CheckoutDraft>) => change(patch);

/** After an order: nothing of it is typed any more. */
export function clearCheckoutDraft() {
  const { addressForm, attempts } = current();
  setCardSecrets(null);
  change({ ...blank, addressForm, attempts });
}

/** Of what is stored; what was typed stays on this page, and is stored again when somebody goes on with it. */
export const clearCustomerInfo = () =>
  store({ ...useDraftStore.getState(), customerInfo: blank.customerInfo });

/** What was typed into the address form of my page and is not saved; null when nothing was. */
export const useAddressForm = () => useDraftStore(({ addressForm }) => addressForm);
export const getAddressForm = () => current().addressForm;
export const setAddressForm = (addressForm: (Person & Place) | null) => change({ addressForm });

/** The order of this thing whose outcome nobody knows. */
export const useAttempt = (id: number) => useDraftStore(({ attempts }) => attempts[id] ?? null);
export const getAttempt = (id: number) => current().attempts[id] ?? null;
export function setAttempt(id: number, attempt: Attempt | null) {
  const { [id]: _before, ...others } = current().attempts;
  change({ attempts: attempt ? { ...others, [id]: attempt } : others });
}

/** What another tab has written comes in before its storage event, which may arrive later than this call. */
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

/** Whatever is handed in, no more than the last four digits of a card are stored. */
const mask = (number: string) => number.replace(/\d(?=(?:\D*\d){4})/g, '•');

function write(key: string, value: unknown) {
  const text = obfuscate(value);
  // The same text again would only wake the other tabs.
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

/** What is broken, of another version or of another person is dropped. */
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

// For as long as the page lives: what another tab types, and whose draft this is, holds on every screen.
onSessionChange(() => {
  setCardSecrets(null);
  useDraftStore.setState(read());
});
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || Object.values(keys).includes(key)) useDraftStore.setState(read());
});
