import { toHalfWidth } from '../../../format';
import { formatCount } from '../../../format/internal';
import { Button, Notice, RadioGroup, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { stockDialogMessages } from './messages';
import type { StockDialogProps } from './StockDialog';
import type { StockForm } from './useStockForm';

type Props = Pick<StockDialogProps, 'pending' | 'error'> & {
  kind: 'count' | 'adjust';
  form: StockForm;
};

export function StockDialogFields({ kind, form, pending, error }: Props) {
  const m = useMessages('StockDialog', stockDialogMessages);
  const { values, change, problems, result } = form;
  const isCount = kind === 'count';
  return (
    <>
      {!isCount && (
        <RadioGroup
          label={m.way}
          items={(['add', 'remove'] as const).map((way) => ({ value: way, label: m.ways[way] }))}
          value={values.way}
          onValueChange={(way) => change({ way })}
        />
      )}
      <TextField
        label={isCount ? m.count : m.pieces}
        {...(isCount && { hint: m.countHint })}
        value={values.number}
        onValueChange={(number) => change({ number: toHalfWidth(number) })}
        maxLength={12}
        inputMode="numeric"
        autoComplete="off"
        slots={{ after: m.unit }}
        error={problems.number ? (isCount ? m.countMissing : m.changeMissing) : undefined}
      />
      <TextField
        label={isCount ? m.reasonOptional : m.reason}
        value={values.reason}
        onValueChange={(reason) => change({ reason })}
        maxLength={200}
        autoComplete="off"
        error={problems.reason ? m.reasonMissing : undefined}
      />
      <Text kind="small" role="status">
        {result && m.result(formatCount(result.from), formatCount(result.to))}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Button {...shortcutMark.main} type="submit" tone="accent" fullWidth pending={pending}>
        {isCount ? m.saveCount : m.saveAdjust}
      </Button>
    </>
  );
}
