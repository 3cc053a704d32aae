import { formatDateTime } from '../../../format';
import { Button, DescriptionList, DescriptionListItem, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { stockDialogMessages } from './messages';
import type { StockDialogProps } from './StockDialog';
import * as styles from './StockDialog.css';

type Props = Pick<StockDialogProps, 'moves' | 'onRestart'>;

/** Why a count was not recorded: what was sold, handed over or changed since it began. */
export function StockDialogMoves({ moves, onRestart }: Props) {
  const m = useMessages('StockDialog', stockDialogMessages);
  return (
    <Notice tone="warning" role="alert">
      {moves && (
        <Stack gap="sm" align="start">
          <p>{m.moved}</p>
          <div className={styles.moves}>
            <DescriptionList>
              {moves.map(({ at, kind, onHandChange, heldChange, orderId }) => (
                <DescriptionListItem
                  key={`${at} ${orderId}`}
                  term={`${formatDateTime(at)} ${m.kinds[kind]}`}
                >
                  {m.move(onHandChange, heldChange)} {orderId}
                </DescriptionListItem>
              ))}
            </DescriptionList>
          </div>
          <Button size="small" emphasis="quiet" onClick={onRestart}>
            {m.restart}
          </Button>
        </Stack>
      )}
    </Notice>
  );
}
