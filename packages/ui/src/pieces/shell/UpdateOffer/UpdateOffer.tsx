import { RetryIcon } from '../../../icons';
import { OfferCard } from '../OfferCard';
import { type UpdateOfferMessages, updateOfferMessages } from './messages';

export type UpdateOfferProps = {
  open: boolean;
  /** The page is being reloaded. */
  pending?: boolean;
  onUpdate: () => void;
  onLater: () => void;
  messages?: UpdateOfferMessages;
};

/** Offers to reload into a new release. If postponed, the next start of the app uses the release. */
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
