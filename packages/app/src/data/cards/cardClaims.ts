import { ApiError, unwrap } from '@homestand/api-client';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { client } from '@homestand/app-core/http/client';
import { obtainPanelMessages } from '@homestand/ui';
import {
  addCardClaim,
  type CardClaim,
  nextCardClaim,
  removeCardClaim,
  setClaimsRest,
} from './cardClaims.store';
import type { Card } from './cards';

export type Claimed = { cardId: number; card: Card | null };

type Listener = {
  onClaimed: (claimed: Claimed) => void;
  onRefused: (error: unknown) => void;
};

/** Whoever looks on while a code is claimed; else the listener behind the screens hears of it. */
const watching = new Map<string, Listener>();
let behind: Listener | undefined;

// Showing a code and collecting its card twice is the same as once.
const queue = createDeliveryQueue('claims', claimAll, rest);

/** Claims what is kept whenever it can, until it is stopped. */
export function startCardClaims(listener: Listener): () => void {
  behind = listener;
  const stop = queue.start();
  return () => {
    behind = undefined;
    stop();
  };
}

export const wakeCardClaims = queue.wake;

/** Keeps a scanned code and claims its card; `listener` hears how it went, until it looks away. */
export function claimCard(code: string, listener: Listener): () => void {
  addCardClaim(code);
  watching.set(code, listener);
  setClaimsRest(false);
  queue.wake();
  return () => {
    if (watching.get(code) === listener) watching.delete(code);
  };
}

async function claimAll() {
  // Another tab may have taken a code out of our hands: who looks on here still wants to know.
  for (const code of watching.keys()) addCardClaim(code);
  for (let claim = nextCardClaim(); claim; claim = nextCardClaim()) {
    const { code } = claim;
    const listener = () => {
      const looksOn = watching.get(code);
      watching.delete(code);
      return looksOn ?? behind;
    };
    try {
      const claimed = await collect(claim);
      removeCardClaim(claim);
      listener()?.onClaimed(claimed);
    } catch (error) {
      if (isTemporary(error)) throw error;
      removeCardClaim(claim);
      listener()?.onRefused(error);
    }
  }
  setClaimsRest(false);
}

/** Without a line there is nothing to say but that the code waits. A server that wants a pause says why. */
function rest(error: unknown) {
  setClaimsRest(true);
  if (!(error instanceof ApiError) || error.code !== 429) return;
  for (const { onRefused } of watching.values()) onRefused(error);
  watching.clear();
}

/** The card is null when this fan had it before. */
async function collect({ code }: CardClaim): Promise<Claimed> {
  const shown = await unwrap(client.POST('/v1/user/card-status', { body: { cardUuid: code } }));
  const card = shown.status ? null : await collectCard(shown.cardId);
  return { cardId: shown.cardId, card };
}

export async function collectCard(cardId: number): Promise<Card> {
  const params = { path: { cardId } };
  return (await unwrap(client.POST('/v1/user/collections/{cardId}', { params }))).card;
}

/** Why there is no card. What the server says of too many guesses is of use; of a wrong code it knows no more. */
export const claimErrorMessage = (error: unknown) =>
  error instanceof ApiError && error.code === 429 ? error.message : obtainPanelMessages.failed;
