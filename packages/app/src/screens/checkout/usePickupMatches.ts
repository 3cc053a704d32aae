import { pickupMatches } from '@homestand/api-client/pickupMatches';
import { useEffect, useState } from 'react';
import { updateCheckoutDraft, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { useMatches } from '../../data/matches/matches';
import { serverAheadMs } from '../../data/shop/serverClock';

// A browser cannot wait for weeks, and a clock may be set meanwhile.
const maxWaitMs = 3_600_000;

/** The matches at which an order can be picked up by the server's clock, and the one that the draft or the order names. */
export function usePickupMatches(ofOrder?: number) {
  const { data, error } = useMatches();
  const { matchId } = useCheckoutDraft();
  const [now, setNow] = useState(() => Date.now());
  const items = pickupMatches(data ?? [], now + serverAheadMs());
  const [first] = items;
  // The first that this page has shown counts as chosen: another one must not take its place without a word.
  const [shown, setShown] = useState<number>();
  if (shown === undefined && first) setShown(first.matchId);
  const chosen = matchId ?? ofOrder ?? shown;
  const found = items.find((match) => match.matchId === chosen);
  const match = found ?? first;
  const closesAt = Math.min(...items.map(({ counterTo }) => Date.parse(counterTo ?? '')));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that woke too early waits again
  useEffect(() => {
    if (!Number.isFinite(closesAt)) return;
    const wait = closesAt - serverAheadMs() - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(wait, 1), maxWaitMs));
    return () => clearTimeout(timer);
  }, [closesAt, now]);

  return {
    isReady: data !== undefined || error !== undefined,
    match,
    picker: {
      items,
      matchId: match?.matchId,
      onMatchChange: (matchId: number) => updateCheckoutDraft({ matchId }),
      replaced: match !== undefined && chosen !== undefined && !found,
    },
  };
}
