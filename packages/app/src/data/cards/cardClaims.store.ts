import { object, string, type ValueOf } from '@homestand/api-client/schema';
import { createStored } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';

/** A scanned card code that has not been claimed yet. */
const cardClaim = object({ code: string, personId: string, at: string });
export type CardClaim = ValueOf<typeof cardClaim> & {
  /** Its card was asked for at least once, so the server may have collected it. */
  sent?: boolean;
};

type State = {
  claims: readonly CardClaim[];
  /** The last attempt had no connection; the remaining codes are sent when it is back. */
  paused: boolean;
};

const stored = createStored<CardClaim>('claim:', cardClaim);

const readClaims = () => stored.readAll().sort((a, b) => (a.at < b.at ? -1 : 1));

/** Ids of claims that storage did not take; other tabs do not know them. */
const unstored = new Set<string>();

const useCardClaimsStore = create<State>(() => ({ claims: readClaims(), paused: false }));

const claimsOfThisPerson = ({ claims }: State) =>
  claims.filter(({ personId }) => personId === getSession()?.userId);

export const useCardClaimCount = () =>
  useCardClaimsStore((state) => claimsOfThisPerson(state).length);
export const useClaimsPaused = () => useCardClaimsStore(({ paused }) => paused);
/** Oldest first. */
export const nextCardClaim = () => claimsOfThisPerson(useCardClaimsStore.getState())[0];
export const setClaimsPaused = (paused: boolean) => useCardClaimsStore.setState({ paused });

const idOf = ({ code, personId }: CardClaim) => `${personId}:${code}`;

/** Stores a code across reloads. A code scanned twice is queued once. */
export function addCardClaim(code: string) {
  const claim = { code, personId: getSession()?.userId ?? '', at: new Date().toISOString() };
  // One that is queued keeps what is known of it.
  if (!stored.read(idOf(claim)) && !stored.write(claim, idOf(claim))) unstored.add(idOf(claim));
  useCardClaimsStore.setState(({ claims }) =>
    claims.some((queued) => idOf(queued) === idOf(claim)) ? {} : { claims: [...claims, claim] },
  );
}

/** Written before the request: when its response is lost, nobody knows whether it arrived. */
export function markCardClaimSent(claim: CardClaim) {
  const sent = { ...claim, sent: true };
  if (!unstored.has(idOf(claim))) stored.write(sent, idOf(claim));
  useCardClaimsStore.setState(({ claims }) => ({
    claims: claims.map((queued) => (idOf(queued) === idOf(claim) ? sent : queued)),
  }));
}

export function removeCardClaim(claim: CardClaim) {
  stored.remove(idOf(claim));
  unstored.delete(idOf(claim));
  useCardClaimsStore.setState(({ claims }) => ({
    claims: claims.filter((queued) => idOf(queued) !== idOf(claim)),
  }));
}

onClearPersonData((isCleared) =>
  useCardClaimsStore.setState(({ claims }) => ({
    claims: claims.filter(({ personId }) => !isCleared(personId)),
  })),
);

/** Applies claims that another tab added or removed. */
export const reloadCardClaims = () =>
  useCardClaimsStore.setState(({ claims }) => ({
    claims: [...readClaims(), ...claims.filter((claim) => unstored.has(idOf(claim)))],
  }));

export const syncCardClaimsAcrossTabs = () => stored.follow(reloadCardClaims);
