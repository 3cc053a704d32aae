import { hasFields, local, readJson } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { onPersonGone } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';

/** A scanned card code that has not been claimed yet. */
export type CardClaim = { code: string; personId: string; at: string };

type State = {
  claims: readonly CardClaim[];
  /** The last attempt had no connection; the remaining codes are sent when it is back. */
  resting: boolean;
};

const prefix = 'claim:';

const useClaimsStore = create<State>(() => ({ claims: readClaims(), resting: false }));

const ofThisPerson = ({ claims }: State) =>
  claims.filter(({ personId }) => personId === getSession()?.userId);

export const useCardClaimCount = () => useClaimsStore((state) => ofThisPerson(state).length);
export const useClaimsRest = () => useClaimsStore(({ resting }) => resting);
/** Oldest first. */
export const nextCardClaim = () => ofThisPerson(useClaimsStore.getState())[0];
export const setClaimsRest = (resting: boolean) => useClaimsStore.setState({ resting });

function readClaims(): CardClaim[] {
  return local
    .keys(prefix)
    .flatMap((key) => readJson(local, key, isClaim) ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

function isClaim(value: unknown): value is CardClaim {
  return hasFields(value, { code: ['string'], personId: ['string'], at: ['string'] });
}

const keyOf = ({ code, personId }: CardClaim) => `${prefix}${personId}:${code}`;

/** Stores a code across reloads. A code scanned twice is queued once. */
export function addCardClaim(code: string) {
  const claim = { code, personId: getSession()?.userId ?? '', at: new Date().toISOString() };
  local.write(keyOf(claim), JSON.stringify(claim));
  useClaimsStore.setState(({ claims }) =>
    claims.some((one) => keyOf(one) === keyOf(claim)) ? {} : { claims: [...claims, claim] },
  );
}

export function removeCardClaim(claim: CardClaim) {
  local.remove(keyOf(claim));
  useClaimsStore.setState(({ claims }) => ({
    claims: claims.filter((one) => keyOf(one) !== keyOf(claim)),
  }));
}

onPersonGone((isGone) =>
  useClaimsStore.setState(({ claims }) => ({
    claims: claims.filter(({ personId }) => !isGone(personId)),
  })),
);

/** Applies claims that another tab added or removed. */
export function syncCardClaimsAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) useClaimsStore.setState({ claims: readClaims() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
