import {
  startViewTransition,
  supportsViewTransition,
} from '@homestand/app-core/browser/viewTransition';
import { comingFrom } from '@homestand/app-core/react/useBackNavigation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../paths';

/** Opens a card with a view transition from the album, where the browser supports it. */
export function useCardTransition() {
  const navigate = useNavigate();
  const [cardId, setCardId] = useState<number | null>(null);

  return {
    cardId,
    open(opened: number) {
      const place = pathTo('card', { cardId: String(opened) });
      const go = () => void navigate(place, comingFrom('cards'));
      if (!supportsViewTransition()) return go();
      // The browser captures the page before the update callback runs: the card needs its transition name by
      // then.
      flushSync(() => setCardId(opened));
      startViewTransition(go);
    },
  };
}
