import type { components } from '@homestand/api-client/contract';
import { formatCount } from '../../../format/internal';
import { ConfirmAction, Form, Notice, Sheet, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { OptionStock } from '../OptionTable/OptionTable';
import { stockDialogMessages } from './messages';
import { StockDialogFields } from './StockDialogFields';
import { StockDialogMoves } from './StockDialogMoves';
import { useStockForm } from './useStockForm';

export type StockMove = components['schemas']['StockMove'];

export type StockDialogProps = {
  /** The dialog is closed while it is null. */
  open: { kind: 'count' | 'adjust'; option: OptionStock; productName: string } | null;
  pending: boolean;
  error: string | null;
  /** What was moved since the count began; null if nothing was. */
  moves: readonly StockMove[] | null;
  onCount: (count: number, reason: string) => void;
  onAdjust: (change: number, reason: string) => void;
  onStop: () => unknown;
  /** Counts from the present stock. */
  onRestart: () => void;
  onClose: () => void;
};

/** Sets a stock to a count, or changes it by a number with a reason. */
export function StockDialog({ open, onClose, ...rest }: StockDialogProps) {
  const m = useMessages('StockDialog', stockDialogMessages);
  return (
    <Sheet
      open={open !== null}
      title={m.titles[open?.kind ?? 'count']}
      dismissible={false}
      onClose={onClose}
    >
      {open && <StockDialogContent open={open} {...rest} />}
    </Sheet>
  );
}

type Props = Omit<StockDialogProps, 'open' | 'onClose'> & {
  open: NonNullable<StockDialogProps['open']>;
};

function StockDialogContent(props: Props) {
  const { open, pending, error, moves, onCount, onAdjust, onStop, onRestart } = props;
  const m = useMessages('StockDialog', stockDialogMessages);
  const { kind, option, productName } = open;
  const { onHand, held, oversold = 0 } = option;
  const explain = kind === 'count' ? m.oversoldCount : m.oversoldAdjust;
  const form = useStockForm(kind, option);

  function submit() {
    const number = form.submit();
    if (number === null) return;
    if (kind === 'count') onCount(number, form.values.reason.trim());
    else onAdjust(number, form.values.reason.trim());
  }

  return (
    <Form label={m.titles[kind]} pending={pending} onSubmit={submit}>
      <Stack gap="xs">
        <Text kind="label">{m.of(productName, option.label)}</Text>
        <Text kind="small" phrases tone="muted">
          {onHand === null ? m.notCounted : m.now(formatCount(onHand), formatCount(held))}
        </Text>
      </Stack>
      <Notice tone="warning">{oversold > 0 && explain(formatCount(oversold))}</Notice>
      <StockDialogMoves moves={moves} onRestart={onRestart} />
      <StockDialogFields kind={kind} form={form} pending={pending} error={error} />
      {kind === 'count' && onHand !== null && (
        <ConfirmAction
          button={{ emphasis: 'bare', tone: 'danger', children: m.stop }}
          title={m.stopTitle}
          confirmLabel={m.stopConfirm}
          tone="danger"
          onConfirm={onStop}
        >
          {m.stopHelp}
        </ConfirmAction>
      )}
    </Form>
  );
}
