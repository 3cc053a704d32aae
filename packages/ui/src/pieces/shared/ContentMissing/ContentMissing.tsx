import { Button, EmptyState } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { contentMissingMessages } from './messages';

export type ContentMissingProps = {
  /** What the address does not lead to. */
  what: 'thread' | 'card' | 'product' | 'order' | 'receipt';
  /** Where the others are. */
  listHref: string;
};

/**
 * Shown for an address that leads to nothing of this person: loading it again cannot help. It does not tell whether
 * there is such a thing of another person.
 */
export function ContentMissing({ what, listHref }: ContentMissingProps) {
  const m = useMessages('ContentMissing', contentMissingMessages);
  return (
    <div role="status">
      <EmptyState
        illustration="missing"
        title={m[what]}
        action={
          <Button tone="accent" href={listHref}>
            {m[`${what}List`]}
          </Button>
        }
      >
        {m[`${what}Help`]}
      </EmptyState>
    </div>
  );
}
