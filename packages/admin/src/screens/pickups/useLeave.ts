import { useState } from 'react';
import { logOut } from '../../data/auth/login';
import { sendHandOvers } from '../../data/pickups/handOvers';

/** Logs out, but not while hand-overs wait: without its session this device cannot send them. */
export function useLeave(waiting: number) {
  const [asked, setAsked] = useState(false);
  return {
    refused: asked && waiting > 0,
    onLogout() {
      setAsked(waiting > 0);
      if (waiting > 0) sendHandOvers();
      else void logOut();
    },
  };
}
