import { obfuscate, reveal } from '@homestand/app-core/browser/obfuscate';
import { createStored, local } from '@homestand/app-core/browser/storage';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import { create } from 'zustand';
import type { LineKey } from '../shop/cart.merge';
import {
  type Attempt,
  blank,
  type CheckoutDraft,
  commonData,
  type Data,
  type Person,
  type Place,
  userData,
} from './checkoutDraft.schema';

export type { CheckoutDraft, Person, Place } from './checkoutDraft.schema';

/** Kept in memory only. */
export type CardSecrets = { number: string; code: string };

const keys = { user: 'ntt_user_data', common: 'ntt_common_data' } as const;
const obfuscated = { encode: obfuscate, decode: reveal };
const stored = {
  user: createStored(keys.user, userData, obfuscated),
  common: createStored(keys.common, commonData, obfuscated),
};

const storedTexts = () => Object.values(keys).map(local.read).join();
/** The stored texts that this tab last read or wrote. */
let seen = '';

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

/** The order of this product, or of this option of it, with an unknown result. */
export const useAttempt = (id: LineKey) => useDraftStore(({ attempts }) => attempts[id] ?? null);
export const getAttempt = (id: LineKey) => current().attempts[id] ?? null;
export function setAttempt(id: LineKey, attempt: Attempt | null) {
  const { [id]: _before, ...others } = current().attempts;
  change({ attempts: attempt ? { ...others, [id]: attempt } : others });
}

/** Reads what another tab has written before its storage event, which may arrive later than this call. */
function current(): Data {
  if (storedTexts() !== seen) useDraftStore.setState(read());
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
  stored.user.write({ personId, customerInfo, creditCardPayInfo: card, addressForm, attempts });
  stored.common.write({ personId, ...common });
  seen = storedTexts();
}

/** At most the last four digits of a card number are stored. */
const mask = (number: string) => number.replace(/\d(?=(?:\D*\d){4})/g, '•');

/** Drops entries that are broken, of another version or of another person. */
function read(): Data {
  const own = getSession() && { ...stored.user.read(), ...stored.common.read() };
  const { personId: _owner, ...data } = { personId: '', ...blank, ...own };
  seen = storedTexts();
  return data;
}

// For the page's lifetime: storage events and session changes apply on every screen.
onSessionChange(() => {
  setCardSecrets(null);
  useDraftStore.setState(read());
});
for (const part of Object.values(stored)) part.follow(() => useDraftStore.setState(read()));
