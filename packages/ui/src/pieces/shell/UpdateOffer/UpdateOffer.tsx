import { RetryIcon } from '../../../icons';
import { OfferCard } from '../OfferCard';
import { type UpdateOfferMessages, updateOfferMessages } from './messages';

export type UpdateOfferProps = {
  open: boolean;
  /** The page is being opened anew. */
  pending?: boolean;
  onUpdate: () => void;
  onLater: () => void;
  messages?: UpdateOfferMessages;
};

/** A new release is on the phone. Whoever puts it off gets it the next time the app opens. */
export function UpdateOffer({
  open,
  pending = false,
  onUpdate,
  onLater,
  messages: m = updateOfferMessages,
}: UpdateOfferProps) {
  return (
    <OfferCard
      title={open ? m.title : null}
      icon={<RetryIcon size="small" />}
      action={{ label: m.update, pending, onClick: onUpdate }}
      onLater={onLater}
      messages={{ later: m.later }}
    />
  );
}
