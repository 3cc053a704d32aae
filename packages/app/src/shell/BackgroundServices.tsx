import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { syncCardClaimsAcrossTabs } from '../data/cards/cardClaims.store';
import { useCardClaims } from '../data/cards/useCardClaims';
import { useLiveEvents } from '../data/live/useLiveEvents';
import { syncOutboxAcrossTabs, warnBeforeUnload } from '../data/messages/outbox.store';
import { useSuspension } from '../data/moderation/sanctions';
import { useKeepOpenPickups } from '../data/orders/openPickups';
import { usePush } from '../data/push/notifications';
import { startCartSync } from '../data/shop/cart';
import { syncCartAcrossTabs } from '../data/shop/cart.store';

/** Background work while someone is logged in; loaded after the first screen. None for a suspended fan. */
export function BackgroundServices() {
  return useSuspension() ? null : <Services />;
}

function Services() {
  useLiveEvents();
  useCardClaims();
  usePush(useLocation().pathname, useNavigate());
  useKeepOpenPickups();
  useEffect(() => startCartSync(), []);
  useEffect(() => syncCartAcrossTabs(), []);
  useEffect(() => syncOutboxAcrossTabs(), []);
  useEffect(() => syncCardClaimsAcrossTabs(), []);
  useEffect(() => warnBeforeUnload(), []);
  return null;
}
