import { useEffect, useState } from 'react';
import { wakeFiles } from '../data/files';
import { wakeOutbox } from '../data/outbox';
import { logOut } from '../data/session';
import { getSession } from '../stores/session.store';
import { useUnsentFiles, useUnsentTexts } from '../stores/unsent.store';

/** Signing out; what has not been sent is said first. `dialog` has the props of LogoutDialog. */
export function useLogout() {
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const personId = getSession()?.userId;
  const count = [...useUnsentTexts(), ...useUnsentFiles()].filter(
    (one) => one.personId === personId,
  ).length;

  useEffect(() => {
    if (step === 'sending' && count === 0) logOut();
  }, [step, count]);

  return {
    ask: () => (count > 0 ? setStep('asking') : logOut()),
    dialog: {
      open: step !== 'idle',
      sending: step === 'sending',
      count,
      onSend() {
        setStep('sending');
        wakeOutbox();
        wakeFiles();
      },
      onDiscard: logOut,
      onClose: () => setStep('idle'),
    },
  };
}
