import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { cardCodeIn, QrScanner, useQrScanner } from '@homestand/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClub } from '../../data/club/club';
import { pathTo } from '../../paths';

/** Reads a card's code; where the card is then claimed takes the scanner's place, so that Back leads to the album. */
export function CardScanner() {
  const scan = useOverlayParam('scan');
  const { data: club } = useClub();
  const navigate = useNavigate();
  const prefixes = club?.cardPrefixes ?? ownPrefixes();
  // What follows a hit must be there when the signal is not.
  useEffect(() => void import('./ObtainScreen'), []);

  const scanner = useQrScanner({
    open: true,
    codeIn: (text) => cardCodeIn(text, prefixes),
    onHit: (cardUuid) =>
      navigate(pathTo('obtainCard', { cardUuid }), { replace: true, state: { fromAlbum: true } }),
    onClose: scan.close,
  });

  return <QrScanner {...scanner} />;
}

/** The default addresses of cards: the club's own are not known before the first answer. */
const ownPrefixes = () =>
  ['u/', ''].map((place) => `${window.location.origin}/user/${place}card-obtain/`);
