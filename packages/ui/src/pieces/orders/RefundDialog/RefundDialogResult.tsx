import { formatYen } from '../../../format';
import { Button, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { refundDialogMessages } from './messages';
import type { RefundDialogProps } from './RefundDialog';
import * as styles from './RefundDialog.css';
import type { StaffRefund } from './refundMoney';

type Props = Pick<RefundDialogProps, 'pending' | 'onSettle' | 'onRefresh' | 'onClose'> & {
  refund: StaffRefund;
};

/** How a refund ended, or that the gateway has not said so yet. */
export function RefundDialogResult({ refund, pending, onSettle, onRefresh, onClose }: Props) {
  const m = useMessages('RefundDialog', refundDialogMessages);
  const { kind, state, amount, means, failure } = refund;
  const yen = formatYen(amount);
  const done = typeof m.done[kind] === 'function' ? m.done[kind](yen) : m.done[kind];
  const goesBack = (kind === 'cancel' || kind === 'take_back') && amount > 0;
  return (
    <Stack gap="lg">
      <div role="status" className={styles.result}>
        {state === 'done' && <StatusSign mark="check" size="large" />}
        {state === 'due' && <StatusSign outline="triangle" mark="bang" size="large" />}
        {state === 'failed' && <StatusSign outline="octagon" mark="cross" size="large" />}
        <p className={styles.headline}>
          {state === 'done' && (goesBack ? `${done}${m.back_to(yen)}` : done)}
          {state === 'due' && m.due(yen)}
          {state === 'failed' && m.failed(yen)}
        </p>
        {state === 'done' && means === 'card' && (
          <Text kind="small" phrases tone="muted">
            {m.cardDays}
          </Text>
        )}
        {state === 'due' && (
          <Text kind="small" phrases tone="muted">
            {m.dueHelp}
          </Text>
        )}
        {state === 'failed' && (
          <Text kind="small" phrases tone="muted">
            {m.failedHelp}
          </Text>
        )}
        {state === 'failed' && failure !== null && (
          <Text kind="small" phrases tone="muted">
            {m.code(failure)}
          </Text>
        )}
      </div>
      <Stack gap="sm">
        {state === 'due' && (
          <Button fullWidth pending={pending} onClick={onRefresh}>
            {m.again}
          </Button>
        )}
        {state === 'failed' &&
          (['card', 'cash', 'other'] as const).map((way) => (
            <Button
              key={way}
              tone={way === 'card' ? 'accent' : 'neutral'}
              fullWidth
              pending={pending}
              onClick={() => onSettle(way)}
            >
              {m.settle[way]}
            </Button>
          ))}
        <Button emphasis="bare" fullWidth onClick={onClose}>
          {m.close}
        </Button>
      </Stack>
    </Stack>
  );
}
