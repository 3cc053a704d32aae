import { useState } from 'react';
import { useClub } from '../../data/club/club';

const none: string[] = [];

/** Which links of a thread open at once, and the question before another opens. Without the club's list each asks. */
export function useLinkDialog() {
  const { data: club } = useClub();
  const [open, setOpen] = useState(false);
  // It stays while the dialog disappears.
  const [href, setHref] = useState('');

  return {
    links: {
      trustedOrigins: club?.trustedOrigins ?? none,
      onAsk(address: string) {
        setHref(address);
        setOpen(true);
      },
    },
    dialog: { open, href, onClose: () => setOpen(false) },
  };
}
