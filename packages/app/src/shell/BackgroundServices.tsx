import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startCodeClaims } from '../data/cards/codeClaims';
import { syncCodeClaimsAcrossTabs } from '../data/cards/codeClaims.store';
import { followLiveEvents } from '../data/live/followLiveEvents';
import { startOutbox } from '../data/messages/outbox';
import { syncOutboxAcrossTabs } from '../data/messages/outbox.store';
import { startReadMarks } from '../data/messages/readMarks';
import { warnBeforeUnload } from '../data/messages/unsentInput';
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
  usePush(useLocation().pathname, useNavigate());
  useKeepOpenPickups();
  useEffect(() => startOutbox(), []);
  useEffect(() => startReadMarks(), []);
  useEffect(() => followLiveEvents(), []);
  useEffect(() => startCodeClaims(), []);
  useEffect(() => startCartSync(), []);
  useEffect(() => syncCartAcrossTabs(), []);
  useEffect(() => syncOutboxAcrossTabs(), []);
  useEffect(() => syncCodeClaimsAcrossTabs(), []);
  useEffect(() => warnBeforeUnload(), []);
  return null;
}
