import { PushOffer, useNoticeText } from '@homestand/ui';
import { type PushMoment, usePushOffer } from '../data/push/notifications';

/** Offers notifications after a message or an order. */
export function PushNotice({ at }: { at: PushMoment }) {
  const textOf = useNoticeText();
  const { error, ...offer } = usePushOffer(at);
  return <PushOffer {...offer} error={error && textOf(error)} />;
}
