import { ApiError, NetworkError, unwrap } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import type { NoticeContent } from '@homestand/ui';
import { client } from '../client';
import {
  addCardClaim,
  type CardClaim,
  markCardClaimSent,
  nextCardClaim,
  reloadCardClaims,
  removeCardClaim,
  setClaimsPaused,
} from './cardClaims.store';
import { type Card, collectCard, saveCollectedCard } from './cards';

export type Claimed = { cardId: number; card: Card | null };

type Listener = {
  onClaimed: (claimed: Claimed) => void;
  onRefused: (error: unknown) => void;
};

/** Listeners of screens that show a claim; the others end in a toast. */
const watching = new Map<string, Listener>();

const inBackground: Listener = {
  onClaimed({ card }) {
    if (!card) return;
    saveCollectedCard(card);
    showToast({ kind: 'cardReceived', name: card.nameJapanese }, 'success');
  },
  onRefused: (error) => showToast(claimErrorNotice(error), 'danger'),
};

// A code that is watched is queued again, which would be in the name of the next person.
onSessionChange(() => watching.clear());

// Showing a code and collecting its card are idempotent.
const queue = createDeliveryQueue('claims', claimAll, pauseClaims);

/** Sends stored claims whenever possible, until stopped. */
export const startCardClaims = queue.start;

/** Stores a scanned code and claims its card; `listener` gets the result until it unsubscribes. */
export function claimCard(code: string, listener: Listener): () => void {
  addCardClaim(code);
  watching.set(code, listener);
  setClaimsPaused(false);
  queue.wake();
  return () => {
    if (watching.get(code) === listener) watching.delete(code);
  };
}

const isOwn = ({ personId }: CardClaim) => getSession()?.userId === personId;

/** The event of another tab's scan may be late, or missed while this tab loaded. */
function next(): CardClaim | undefined {
  reloadCardClaims();
  return nextCardClaim();
}

async function claimAll() {
  // Another tab may have removed the claim from storage: this tab's screen still needs the result.
  for (const code of watching.keys()) addCardClaim(code);
  for (let claim = next(); claim; claim = next()) {
    const { code } = claim;
    const listener = () => {
      const looksOn = watching.get(code);
      watching.delete(code);
      return looksOn ?? (queue.isStarted() ? inBackground : undefined);
    };
    try {
      const claimed = await collect(claim);
      removeCardClaim(claim);
      // The next person reads nothing of it.
      if (isOwn(claim)) listener()?.onClaimed(claimed);
    } catch (error) {
      if (isTemporary(error)) throw error;
      removeCardClaim(claim);
      if (isOwn(claim)) listener()?.onRefused(error);
    }
  }
  setClaimsPaused(false);
}

/**
 * Without a connection the screen only shows that the code waits. A 429 response is reported with its reason.
 */
function pauseClaims(error: unknown) {
  setClaimsPaused(true);
  if (!(error instanceof ApiError) || error.code !== 429) return;
  for (const { onRefused } of watching.values()) onRefused(error);
  watching.clear();
}

/** The card is null when this fan already had it before this claim. */
async function collect(claim: CardClaim): Promise<Claimed> {
  const shown = await unwrap(
    client.POST('/v1/user/card-status', { body: { cardUuid: claim.code } }),
  );
  // The next request would have the token of the next person, who would get the card.
  if (!isOwn(claim)) throw new NetworkError('aborted');
  // After a lost response the card is there by this very claim: asked for again, the server returns it.
  if (shown.status && !claim.sent) return { cardId: shown.cardId, card: null };
  markCardClaimSent(claim);
  return { cardId: shown.cardId, card: await collectCard(shown.cardId) };
}

/** What to show for a failed claim: the server's text for too many guesses, a fixed one otherwise. */
export const claimErrorNotice = (error: unknown): NoticeContent =>
  error instanceof ApiError && error.code === 429 ? error.message : { kind: 'cardFailed' };
