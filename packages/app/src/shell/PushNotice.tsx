import { PushOffer } from '@homestand/ui';
import { type PushMoment, usePushOffer } from '../data/push/notifications';

/** Offers notifications after a message or an order. */
export function PushNotice({ at }: { at: PushMoment }) {
  return <PushOffer {...usePushOffer(at)} />;
}
