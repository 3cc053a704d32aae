import { InstallOffer, UpdateOffer } from '@homestand/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { patterns } from '../paths';
import { useTyping } from '../stores/unsent.store';
import { useBusy } from './busy';
import { acceptInstall, answerInstall, useInstallOffer } from './install';
import { putOffRelease, takeRelease, useNewRelease } from './newRelease';

/** Where somebody arrives, and has a look around. */
const welcoming: readonly string[] = [patterns.top, patterns.myPage];

/** What the app offers of itself, one thing at a time, and never to whoever is in the middle of something. */
export function Offers() {
  const { pathname } = useLocation();
  const [updating, setUpdating] = useState(false);
  const busy = [useBusy(), useTyping()].includes(true);
  const hasRelease = useNewRelease();
  const kind = useInstallOffer();

  return (
    <>
      <UpdateOffer
        open={updating || (hasRelease && !busy)}
        pending={updating}
        onUpdate={() => {
          setUpdating(true);
          takeRelease();
        }}
        onLater={putOffRelease}
      />
      <InstallOffer
        kind={welcoming.includes(pathname) && !hasRelease && !busy ? kind : null}
        onAccept={() => kind && void acceptInstall(kind)}
        onLater={answerInstall}
      />
    </>
  );
}
