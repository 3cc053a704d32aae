import { useEffect } from 'react';
import { useLive } from '../data/live';
import { followUnsentOfOtherTabs, warnBeforeLoss } from '../stores/unsent.store';

/** Whatever goes on behind the screens while someone is signed in; loaded after the first of them. */
export function Live() {
  useLive();
  useEffect(() => followUnsentOfOtherTabs(), []);
  useEffect(() => warnBeforeLoss(), []);
  return null;
}
