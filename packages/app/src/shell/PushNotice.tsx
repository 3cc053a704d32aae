import { PushOffer } from '@homestand/ui';
import { type PushMoment, usePushOffer } from '../data/push/notifications';

/** Offers notices where something was sent or ordered just now. */
export const PushNotice = ({ at }: { at: PushMoment }) => <PushOffer {...usePushOffer(at)} />;
