import { showToast } from '@homestand/app-core/browser/toasts';
import { useEffect, useEffectEvent } from 'react';
import { type Claimed, claimErrorNotice, startCardClaims } from './cardClaims';
import { useSaveCollectedCard } from './cards';

/** Claims stored codes in the background and shows a toast for each card. */
export function useCardClaims() {
  const collected = useSaveCollectedCard();

  const onClaimed = useEffectEvent(({ card }: Claimed) => {
    if (!card) return;
    collected(card);
    showToast({ kind: 'cardReceived', name: card.nameJapanese }, 'success');
  });

  useEffect(
    () =>
      startCardClaims({
        onClaimed: (claimed) => onClaimed(claimed),
        onRefused: (error) => showToast(claimErrorNotice(error), 'danger'),
      }),
    [],
  );
}
