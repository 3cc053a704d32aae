import { comingFrom } from '@homestand/app-core/react/useBackNavigation';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { cardCodeIn, QrScanner, useQrScanner } from '@homestand/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClub } from '../../data/club/club';
import { pathTo } from '../../paths';

/**
 * Reads a card's code. The claim screen replaces the scanner in the history, so that Back leads to the album.
 */
export function CardScanner() {
  const scan = useOverlayParam('scan');
  const { data: club } = useClub();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const prefixes = club?.cardPrefixes ?? ownPrefixes();
  // Preloads the next screen: the connection may be lost when a code is found.
  useEffect(() => void import('./ObtainScreen'), []);

  const scanner = useQrScanner({
    open: true,
    codeIn: (text) => cardCodeIn(text, prefixes),
    onHit(cardUuid) {
      if (!isCurrent()) return;
      void navigate(pathTo('obtainCard', { cardUuid }), { replace: true, ...comingFrom('cards') });
    },
    onClose: scan.close,
  });

  return <QrScanner {...scanner} />;
}

/** Default card addresses, used until the club's own have loaded. */
const ownPrefixes = () =>
  ['u/', ''].map((place) => `${window.location.origin}/user/${place}card-obtain/`);
