import { object, string, type ValueOf } from '@homestand/api-client/schema';
import { createStored } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';
import { isVisitCode } from '../matches/visitCode';

/** A scanned code whose card or stamp the fan does not have yet. */
const claim = object({ code: string, personId: string, at: string });
export type CodeClaim = ValueOf<typeof claim> & {
  /** It was sent at least once, so the server may have given the card or the stamp. */
  sent?: boolean;
};

type State = {
  claims: readonly CodeClaim[];
  /** The last attempt had no connection; the remaining codes are sent when it is back. */
  paused: boolean;
};

const storedCards = createStored<CodeClaim>('claim:', claim);
// A tab of the version before takes every claim: for the code of a card.
const storedVisits = createStored<CodeClaim>('visit:', claim);
const storedOf = ({ code }: CodeClaim) => (isVisitCode(code) ? storedVisits : storedCards);

const readClaims = () =>
  [...storedCards.readAll(), ...storedVisits.readAll()].sort((a, b) => (a.at < b.at ? -1 : 1));

/** Ids of claims that storage did not take; other tabs do not know them. */
const unstored = new Set<string>();

const useCodeClaimsStore = create<State>(() => ({ claims: readClaims(), paused: false }));

const claimsOfThisPerson = ({ claims }: State) =>
  claims.filter(({ personId }) => personId === getSession()?.userId);

const isVisit = ({ code }: CodeClaim) => isVisitCode(code);
/** Codes of cards that wait for a connection. */
export const useCardClaimCount = () =>
  useCodeClaimsStore((state) => claimsOfThisPerson(state).filter((item) => !isVisit(item)).length);
/** Codes of matches that wait for a connection. */
export const useVisitClaimCount = () =>
  useCodeClaimsStore((state) => claimsOfThisPerson(state).filter(isVisit).length);
export const useClaimsPaused = () => useCodeClaimsStore(({ paused }) => paused);
/** Oldest first. */
export const nextCodeClaim = () => claimsOfThisPerson(useCodeClaimsStore.getState())[0];
export const setClaimsPaused = (paused: boolean) => useCodeClaimsStore.setState({ paused });

const idOf = ({ code, personId }: CodeClaim) => `${personId}:${code}`;

/** Stores a code across reloads. A code scanned twice is queued once. */
export function addCodeClaim(code: string) {
  const claim = { code, personId: getSession()?.userId ?? '', at: new Date().toISOString() };
  // One that is queued keeps what is known of it.
  const stored = storedOf(claim);
  if (!stored.read(idOf(claim)) && !stored.write(claim, idOf(claim))) unstored.add(idOf(claim));
  useCodeClaimsStore.setState(({ claims }) =>
    claims.some((queued) => idOf(queued) === idOf(claim)) ? {} : { claims: [...claims, claim] },
  );
}

/** Written before the request: when its response is lost, nobody knows whether it arrived. */
export function markCodeClaimSent(claim: CodeClaim) {
  const sent = { ...claim, sent: true };
  if (!unstored.has(idOf(claim))) storedOf(claim).write(sent, idOf(claim));
  useCodeClaimsStore.setState(({ claims }) => ({
    claims: claims.map((queued) => (idOf(queued) === idOf(claim) ? sent : queued)),
  }));
}

export function removeCodeClaim(claim: CodeClaim) {
  storedOf(claim).remove(idOf(claim));
  unstored.delete(idOf(claim));
  useCodeClaimsStore.setState(({ claims }) => ({
    claims: claims.filter((queued) => idOf(queued) !== idOf(claim)),
  }));
}

onClearPersonData((isCleared) =>
  useCodeClaimsStore.setState(({ claims }) => ({
    claims: claims.filter(({ personId }) => !isCleared(personId)),
  })),
);

/** Applies claims that another tab added or removed. */
export const reloadCodeClaims = () =>
  useCodeClaimsStore.setState(({ claims }) => ({
    claims: [...readClaims(), ...claims.filter((claim) => unstored.has(idOf(claim)))],
  }));

export function syncCodeClaimsAcrossTabs(): () => void {
  const stops = [storedCards.follow(reloadCodeClaims), storedVisits.follow(reloadCodeClaims)];
  return () => {
    for (const stop of stops) stop();
  };
}
