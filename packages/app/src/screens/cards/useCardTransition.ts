import {
  startViewTransition,
  supportsViewTransition,
} from '@homestand/app-core/browser/viewTransition';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../paths';

/** A card that is opened grows out of its place in the album, where the browser can show it. */
export function useCardTransition() {
  const navigate = useNavigate();
  const [cardId, setCardId] = useState<number | null>(null);

  return {
    cardId,
    open(opened: number) {
      const place = pathTo('card', { cardId: String(opened) });
      const go = () => void navigate(place, { state: { fromAlbum: true } });
      if (!supportsViewTransition()) return go();
      // The browser looks at the page before anything else happens: by then the card has its name.
      flushSync(() => setCardId(opened));
      startViewTransition(go);
    },
  };
}
