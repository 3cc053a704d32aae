import { hasFields, local, readJson } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { create } from 'zustand';

/** A card's code that somebody has scanned, until the card is theirs. */
export type CardClaim = { code: string; personId: string; at: string };

type State = {
  claims: readonly CardClaim[];
  /** The last try found no line: what is left goes out when it is back. */
  resting: boolean;
};

const prefix = 'claim:';

const useClaimsStore = create<State>(() => ({ claims: readClaims(), resting: false }));

const ofThisPerson = ({ claims }: State) =>
  claims.filter(({ personId }) => personId === getSession()?.userId);

export const useCardClaimCount = () => useClaimsStore((state) => ofThisPerson(state).length);
export const useClaimsRest = () => useClaimsStore(({ resting }) => resting);
/** The longest waiting first. */
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

/** Keeps a code, over a reload, too. Scanned twice, it waits once. */
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

/** Of whoever `isGone` names. */
export function clearCardClaims(isGone: (personId: string) => boolean) {
  for (const claim of useClaimsStore.getState().claims)
    if (isGone(claim.personId)) removeCardClaim(claim);
}

/** Another tab has scanned a card, or got it. */
export function syncCardClaimsAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) useClaimsStore.setState({ claims: readClaims() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
