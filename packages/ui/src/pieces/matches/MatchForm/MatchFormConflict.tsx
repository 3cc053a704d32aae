import { formatDateTime } from '../../../format';
import { Button, DescriptionList, DescriptionListItem, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MatchFormProps } from './MatchForm';
import * as styles from './MatchForm.css';
import { matchFields } from './matchValues';
import { matchFormMessages } from './messages';
import { useCardName } from './useCardName';

type Props = Pick<MatchFormProps, 'conflict' | 'cards'> & { onTakeTheirs: () => void };

/** What somebody else has stored in the fields in which something else was typed. */
export function MatchFormConflict({ conflict, cards, onTakeTheirs }: Props) {
  const m = useMessages('MatchForm', matchFormMessages);
  const cardName = useCardName();
  const cardOf = (id: string) => cards.find(({ cardId }) => String(cardId) === id);
  return (
    <Notice tone="warning" role="alert">
      {conflict && (
        <Stack gap="sm" align="start">
          <p>{m.conflict(formatDateTime(conflict.at), conflict.by)}</p>
          <div className={styles.stored}>
            <DescriptionList>
              {matchFields.flatMap((field) => {
                const { [field]: stored } = conflict.fields;
                if (stored === undefined) return [];
                const card = field === 'cardId' && cardOf(stored);
                return (
                  <DescriptionListItem key={field} term={m.theirs(m[field])}>
                    {card ? cardName(card) : stored || m.empty}
                  </DescriptionListItem>
                );
              })}
            </DescriptionList>
          </div>
          <Button size="small" emphasis="quiet" onClick={onTakeTheirs}>
            {m.takeTheirs}
          </Button>
        </Stack>
      )}
    </Notice>
  );
}
