import { PushOffer } from '@homestand/ui';
import { type PushMoment, usePushOffer } from '../data/push/notifications';

/** Offers notifications after a message or an order. */
export const PushNotice = ({ at }: { at: PushMoment }) => <PushOffer {...usePushOffer(at)} />;
