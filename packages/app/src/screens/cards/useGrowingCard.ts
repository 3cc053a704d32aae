import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { canMorph, morph } from '../../lib/morph';
import { pathTo } from '../../paths';

/** A card that is opened grows out of its place in the album, where the browser can show it. */
export function useGrowingCard() {
  const navigate = useNavigate();
  const [cardId, setCardId] = useState<number | null>(null);

  return {
    cardId,
    open(opened: number) {
      const place = pathTo('card', { cardId: String(opened) });
      const go = () => void navigate(place, { state: { fromAlbum: true } });
      if (!canMorph()) return go();
      // The browser looks at the page before anything else happens: by then the card has its name.
      flushSync(() => setCardId(opened));
      morph(go);
    },
  };
}
