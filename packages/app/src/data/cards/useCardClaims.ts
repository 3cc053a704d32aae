import { showToast } from '@homestand/app-core/browser/toasts';
import { obtainPanelMessages } from '@homestand/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Claimed, claimErrorMessage, startCardClaims } from './cardClaims';
import { useSaveCollectedCard } from './cards';

/** Claims stored codes in the background and shows a toast for each card. */
export function useCardClaims() {
  const collected = useSaveCollectedCard();

  const onClaimed = useEffectEvent(({ card }: Claimed) => {
    if (!card) return;
    collected(card);
    showToast(obtainPanelMessages.received(card.nameJapanese), 'success');
  });

  useEffect(
    () =>
      startCardClaims({
        onClaimed: (claimed) => onClaimed(claimed),
        onRefused: (error) => showToast(claimErrorMessage(error), 'danger'),
      }),
    [],
  );
}
