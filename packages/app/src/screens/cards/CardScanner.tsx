import { comingFrom } from '@homestand/app-core/react/useBackNavigation';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { cardCodeIn, QrScanner, useQrScanner } from '@homestand/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClub } from '../../data/club/club';
import { isVisitCode, visitCodeIn } from '../../data/matches/visitCode';
import { pathTo } from '../../paths';

/**
 * Reads the code of a card or of a match. The claim screen replaces the scanner in the history, so that Back leads to the
 * album.
 */
export function CardScanner() {
  const scan = useOverlayParam('scan');
  const { data: club } = useClub();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const prefixes = club?.cardPrefixes ?? ownPrefixes();
  // Preloads the next screen: the connection may be lost when a code is found.
  useEffect(() => {
    void import('./ObtainScreen');
    void import('../matches/VisitsScreen');
  }, []);

  const scanner = useQrScanner({
    open: true,
    codeIn: (text) => cardCodeIn(text, prefixes) ?? visitCodeIn(text, visitAddress()),
    onHit(code) {
      if (!isCurrent()) return;
      const address = isVisitCode(code)
        ? `${pathTo('visits')}#${code}`
        : pathTo('obtainCard', { cardUuid: code });
      void navigate(address, { replace: true, ...comingFrom('cards') });
    },
    onClose: scan.close,
  });

  return <QrScanner {...scanner} />;
}

/** Default card addresses, used until the club's own have loaded. */
const ownPrefixes = () =>
  ['u/', ''].map((place) => `${window.location.origin}/user/${place}card-obtain/`);

/** Address of the code at a gate. */
const visitAddress = () => `${window.location.origin}/user${pathTo('visits')}`;
