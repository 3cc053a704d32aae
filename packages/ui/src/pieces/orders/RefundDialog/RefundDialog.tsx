import { formatYen } from '../../../format';
import { Button, Notice, Sheet, Skeleton, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { refundDialogMessages } from './messages';
import * as styles from './RefundDialog.css';
import { RefundDialogFields } from './RefundDialogFields';
import { RefundDialogPreview } from './RefundDialogPreview';
import type {
  RefundAction,
  RefundMeans,
  RefundMoney,
  RefundRequest,
  StaffRefund,
} from './refundMoney';
import { useRefundForm } from './useRefundForm';

export type {
  RefundAction,
  RefundMeans,
  RefundMoney,
  RefundRequest,
  StaffRefund,
} from './refundMoney';

export type RefundDialogProps = {
  open: boolean;
  action: RefundAction;
  /** Null until it is loaded. */
  money: RefundMoney | null;
  pending: boolean;
  error: string | null;
  /** What somebody else changed since the dialog was opened; the typed values stay. */
  conflict: string | null;
  /** The refund that was made, or that was opened; null for a new one. */
  refund: StaffRefund | null;
  /** The refund was sent without an answer, and has arrived after all. */
  arrived?: boolean;
  onRefund: (request: RefundRequest) => void;
  /** Decides about a refund that the gateway has refused. */
  onSettle: (means: RefundMeans) => void;
  /** Asks for the result of a refund again. */
  onRefresh: () => void;
  onClose: () => void;
};

/** Refunds, cancels or takes goods back: values, preview of the money, and how it ended. */
export function RefundDialog({
  open,
  action,
  money,
  pending,
  error,
  conflict,
  refund,
  arrived = false,
  onClose,
  ...rest
}: RefundDialogProps) {
  const m = useMessages('RefundDialog', refundDialogMessages);
  const isMade = refund !== null;
  const form = useRefundForm(action, money, { isMade, conflict });
  const isPreview = form.step === 'preview' && !isMade;

  return (
    <Sheet
      open={open}
      title={m.titles[refund && refund.kind !== 'gateway' ? refund.kind : action]}
      onClose={onClose}
      dismissible={isMade}
    >
      <Stack gap="lg">
        <div role="alert">
          <Stack gap="sm">
            <Notice tone="warning">{conflict !== null && m.changed(conflict)}</Notice>
            <Notice tone="danger">{error}</Notice>
          </Stack>
        </div>
        {!refund && money?.gateway === 'unreachable' && (
          <Notice tone="warning">{m.unreachable}</Notice>
        )}
        {arrived && (
          <Text kind="small" phrases tone="muted">
            {m.arrived}
          </Text>
        )}
        {refund ? (
          <RefundDialogResult refund={refund} pending={pending} onClose={onClose} {...rest} />
        ) : !money ? (
          <Skeleton kind="block" />
        ) : isPreview ? (
          <RefundDialogPreview form={form} money={money} pending={pending} {...rest} />
        ) : (
          <RefundDialogFields action={action} form={form} money={money} onClose={onClose} />
        )}
      </Stack>
    </Sheet>
  );
}

type Props = Pick<RefundDialogProps, 'pending' | 'onSettle' | 'onRefresh' | 'onClose'> & {
  refund: StaffRefund;
};

/** How a refund ended, or that the gateway has not said so yet. */
function RefundDialogResult({ refund, pending, onSettle, onRefresh, onClose }: Props) {
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
