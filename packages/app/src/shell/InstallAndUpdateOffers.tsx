import {
  acceptInstall,
  dismissInstallOffer,
  useInstallOffer,
} from '@homestand/app-core/browser/installOffer';
import { useIsInterruptionGuarded } from '@homestand/app-core/browser/interruptionGuard';
import { applyUpdate, postponeUpdate, useUpdateReady } from '@homestand/app-core/browser/updates';
import { OfferCardInstall, OfferCardUpdate } from '@homestand/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasUnsentInput } from '../data/messages/unsentInput';
import { patterns } from '../paths';

/** Screens where the install offer shows. */
const welcoming: readonly string[] = [patterns.top, patterns.myPage];

/** Offers updates and installation, one at a time, and never over unsaved input. */
export function InstallAndUpdateOffers() {
  const { pathname } = useLocation();
  const [updating, setUpdating] = useState(false);
  const guarded = [useIsInterruptionGuarded(), useHasUnsentInput()].includes(true);
  const hasRelease = useUpdateReady();
  const kind = useInstallOffer();

  return (
    <>
      <OfferCardUpdate
        open={updating || (hasRelease && !guarded)}
        pending={updating}
        onUpdate={() => {
          setUpdating(true);
          applyUpdate();
        }}
        onLater={postponeUpdate}
      />
      <OfferCardInstall
        kind={welcoming.includes(pathname) && !hasRelease && !guarded ? kind : null}
        onAccept={() => kind && void acceptInstall(kind)}
        onLater={dismissInstallOffer}
      />
    </>
  );
}
