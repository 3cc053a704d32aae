import { ApiError, NetworkError, unwrap } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import type { NoticeContent } from '@homestand/ui';
import { client } from '../client';
import { isVisitCode } from '../matches/visitCode';
import { reloadVisits, stampVisit, type VisitStamp } from '../matches/visits';
import { type Card, collectCard, saveCollectedCard } from './cards';
import {
  addCodeClaim,
  type CodeClaim,
  markCodeClaimSent,
  nextCodeClaim,
  reloadCodeClaims,
  removeCodeClaim,
  setClaimsPaused,
} from './codeClaims.store';

/** The card is null when this fan already had it before this claim. */
export type ClaimedCard = { kind: 'card'; cardId: number; card: Card | null };
export type ClaimedVisit = { kind: 'visit'; stamp: VisitStamp };
type Claimed = ClaimedCard | ClaimedVisit;

type Listener = {
  onClaimed: (claimed: Claimed) => void;
  onRefused: (error: unknown, claim: Pick<CodeClaim, 'code'>) => void;
};

/** Listeners of screens that show a claim; the others end in a toast. */
const watching = new Map<string, Listener>();

const inBackground: Listener = {
  onClaimed(claimed) {
    if (claimed.kind === 'visit') {
      reloadVisits();
      if (claimed.stamp.isNew) showToast({ kind: 'visitStamped' }, 'success');
    } else if (claimed.card) {
      saveCollectedCard(claimed.card);
      showToast({ kind: 'cardReceived', name: claimed.card.nameJapanese }, 'success');
    }
  },
  onRefused: (error, { code }) => showToast(claimErrorNotice(error, code), 'danger'),
};

// A code that is watched is queued again, which would be in the name of the next person.
onSessionChange(() => watching.clear());

// Showing a code and collecting its card are idempotent.
const queue = createDeliveryQueue('claims', claimAll, pauseClaims);

/** Sends stored claims whenever possible, until stopped. */
export const startCodeClaims = queue.start;

/** Stores a scanned code and claims its card or stamp; `listener` gets the result until it unsubscribes. */
export function claimCode(code: string, listener: Listener): () => void {
  addCodeClaim(code);
  watching.set(code, listener);
  setClaimsPaused(false);
  queue.wake();
  return () => {
    if (watching.get(code) === listener) watching.delete(code);
  };
}

const isOwn = ({ personId }: CodeClaim) => getSession()?.userId === personId;

/** The event of another tab's scan may be late, or missed while this tab loaded. */
function next(): CodeClaim | undefined {
  reloadCodeClaims();
  return nextCodeClaim();
}

async function claimAll() {
  // Another tab may have removed the claim from storage: this tab's screen still needs the result.
  for (const code of watching.keys()) addCodeClaim(code);
  for (let claim = next(); claim; claim = next()) {
    const { code } = claim;
    const listener = () => {
      const looksOn = watching.get(code);
      watching.delete(code);
      return looksOn ?? inBackground;
    };
    try {
      const claimed = await send(claim);
      removeCodeClaim(claim);
      // The next person reads nothing of it.
      if (isOwn(claim)) listener().onClaimed(claimed);
    } catch (error) {
      if (isTemporary(error)) throw error;
      removeCodeClaim(claim);
      if (isOwn(claim)) listener().onRefused(error, claim);
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
  for (const [code, { onRefused }] of watching) onRefused(error, { code });
  watching.clear();
}

const send = (claim: CodeClaim): Promise<Claimed> =>
  isVisitCode(claim.code) ? stamp(claim) : collect(claim);

/** How long a code has waited is said by the phone: its clock may be wrong, but goes on evenly. */
async function stamp(claim: CodeClaim): Promise<ClaimedVisit> {
  const waitedSeconds = Math.max(0, Math.round((Date.now() - Date.parse(claim.at)) / 1000));
  const { sent } = claim;
  markCodeClaimSent(claim);
  const answer = await stampVisit({ code: claim.code, waitedSeconds });
  // After a lost response the stamp is there by this very claim.
  return { kind: 'visit', stamp: sent ? { ...answer, isNew: true } : answer };
}

async function collect(claim: CodeClaim): Promise<ClaimedCard> {
  const shown = await unwrap(
    client.POST('/v1/user/card-status', { body: { cardUuid: claim.code } }),
  );
  // The next request would have the token of the next person, who would get the card.
  if (!isOwn(claim)) throw new NetworkError('aborted');
  // After a lost response the card is there by this very claim: asked for again, the server returns it.
  if (shown.status && !claim.sent) return { kind: 'card', cardId: shown.cardId, card: null };
  markCodeClaimSent(claim);
  return { kind: 'card', cardId: shown.cardId, card: await collectCard(shown.cardId) };
}

/**
 * What to show for a failed claim: of a card the server's text for too many guesses, a fixed one otherwise; of a stamp
 * the server's, which says what to do.
 */
export function claimErrorNotice(error: unknown, code: string): NoticeContent {
  if (isVisitCode(code)) return error instanceof ApiError ? error.message : { kind: 'failed' };
  return error instanceof ApiError && error.code === 429 ? error.message : { kind: 'cardFailed' };
}
