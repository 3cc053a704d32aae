import { obtainPanelMessages } from '@homestand/ui';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../stores/toasts.store';
import { useCollected } from './cards';
import { type Claimed, refusalOf, startClaims } from './claims';

/** Cards that were scanned without a line come by themselves, and the fan is told. */
export function useClaims() {
  const collected = useCollected();

  const onClaimed = useEffectEvent(({ card }: Claimed) => {
    if (!card) return;
    collected(card);
    showToast(obtainPanelMessages.received(card.nameJapanese), 'success');
  });

  useEffect(
    () =>
      startClaims({
        onClaimed: (claimed) => onClaimed(claimed),
        onRefused: (error) => showToast(refusalOf(error), 'danger'),
      }),
    [],
  );
}
