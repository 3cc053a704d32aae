import { BoxIcon, ReceiptIcon } from '../../../icons';
import { Button, Inline } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchLinksMessages } from './messages';

export type MatchLinksProps = {
  /** What to take along and what came back. */
  packingHref: string;
  /** Closing a match that is over. */
  closingHref?: string | undefined;
};

/** The other pages of a match. */
export function MatchLinks({ packingHref, closingHref }: MatchLinksProps) {
  const m = useMessages('MatchLinks', matchLinksMessages);
  return (
    <Inline>
      <Button size="small" emphasis="quiet" href={packingHref} icon={<BoxIcon size="small" />}>
        {m.packing}
      </Button>
      {closingHref !== undefined && (
        <Button
          size="small"
          emphasis="quiet"
          href={closingHref}
          icon={<ReceiptIcon size="small" />}
        >
          {m.closing}
        </Button>
      )}
    </Inline>
  );
}
