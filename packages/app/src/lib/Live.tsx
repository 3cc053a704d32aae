import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startCart } from '../data/cart';
import { useLive } from '../data/live';
import { usePush } from '../data/notifications';
import { usePickupsKept } from '../data/pickups';
import { useClaims } from '../data/useClaims';
import { followCartOfOtherTabs } from '../stores/cart.store';
import { followClaimsOfOtherTabs } from '../stores/claims.store';
import { followUnsentOfOtherTabs, warnBeforeLoss } from '../stores/unsent.store';

/** Whatever goes on behind the screens while someone is signed in; loaded after the first of them. */
export function Live() {
  useLive();
  useClaims();
  usePush(useLocation().pathname, useNavigate());
  usePickupsKept();
  useEffect(() => startCart(), []);
  useEffect(() => followCartOfOtherTabs(), []);
  useEffect(() => followUnsentOfOtherTabs(), []);
  useEffect(() => followClaimsOfOtherTabs(), []);
  useEffect(() => warnBeforeLoss(), []);
  return null;
}
