import { RetryIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OfferCard } from '../OfferCard/OfferCard';
import { updateOfferMessages } from './messages';

export type UpdateOfferProps = {
  open: boolean;
  /** The page is being reloaded. */
  pending?: boolean;
  onUpdate: () => void;
  onLater: () => void;
};

/** Offers to reload into a new release. If postponed, the next start of the app uses the release. */
export function UpdateOffer({ open, pending = false, onUpdate, onLater }: UpdateOfferProps) {
  const m = useMessages('UpdateOffer', updateOfferMessages);
  return (
    <OfferCard
      title={open ? m.title : null}
      icon={<RetryIcon size="small" />}
      action={{ label: m.update, pending, onClick: onUpdate }}
      onLater={onLater}
    />
  );
}
