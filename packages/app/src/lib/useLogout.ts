import { useEffect, useState } from 'react';
import { wakeClaims } from '../data/claims';
import { wakeFiles } from '../data/files';
import { wakeOutbox } from '../data/outbox';
import { logOut } from '../data/session';
import { useClaimCount } from '../stores/claims.store';
import { getSession } from '../stores/session.store';
import { useUnsentFiles, useUnsentTexts } from '../stores/unsent.store';

/** Signing out; what has not been sent is said first. `dialog` has the props of LogoutDialog. */
export function useLogout() {
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const personId = getSession()?.userId;
  const count = [...useUnsentTexts(), ...useUnsentFiles()].filter(
    (one) => one.personId === personId,
  ).length;
  const cards = useClaimCount();
  const left = count + cards;

  useEffect(() => {
    if (step === 'sending' && left === 0) logOut();
  }, [step, left]);

  return {
    ask: () => (left > 0 ? setStep('asking') : logOut()),
    dialog: {
      open: step !== 'idle',
      sending: step === 'sending',
      count,
      cards,
      onSend() {
        setStep('sending');
        wakeOutbox();
        wakeFiles();
        wakeClaims();
      },
      onDiscard: logOut,
      onClose: () => setStep('idle'),
    },
  };
}
