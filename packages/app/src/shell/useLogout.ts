import { wakeDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect, useState } from 'react';
import { logOut } from '../data/auth/login';
import { useCardClaimCount, useVisitClaimCount } from '../data/cards/codeClaims.store';
import { useOutboxFiles, useOutboxTexts } from '../data/messages/outbox.store';

/** Logout, with a confirmation while anything is unsent. `dialog` has the props of LogoutDialog. */
export function useLogout() {
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const personId = getSession()?.userId;
  const count = [...useOutboxTexts(), ...useOutboxFiles()].filter(
    (item) => item.personId === personId,
  ).length;
  const cards = useCardClaimCount();
  const visits = useVisitClaimCount();
  const unsentCount = count + cards + visits;

  useEffect(() => {
    if (step === 'sending' && unsentCount === 0) logOut();
  }, [step, unsentCount]);

  return {
    ask: () => (unsentCount > 0 ? setStep('asking') : logOut()),
    dialog: {
      open: step !== 'idle',
      pending: step === 'sending',
      count,
      cards,
      visits,
      onSend() {
        setStep('sending');
        wakeDeliveryQueues();
      },
      onDiscard: logOut,
      onClose: () => setStep('idle'),
    },
  };
}
