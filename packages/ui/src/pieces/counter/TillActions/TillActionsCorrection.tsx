import { useState } from 'react';
import { normalizeDigits } from '../../../format';
import { Button, Form, Notice, RadioGroup, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillActionsMessages } from './messages';

export type TillActionsCorrectionProps = {
  pending: boolean;
  /** Why it was not stored. */
  error: string | null;
  /** Resolves to whether it was stored; the fields are empty again then. */
  onCorrect: (values: TillCorrectionValues) => Promise<boolean>;
};

/** A correction of what a till must have, with its reason. The entry stays; a mistake is corrected by another one. */
export function TillActionsCorrection({ pending, error, onCorrect }: TillActionsCorrectionProps) {
  const m = useMessages('TillActions', tillActionsMessages);
  const form = useCorrectionFields(onCorrect);
  return (
    <Stack gap="md">
      <Text kind="small" phrases tone="muted">
        {m.correctionHelp}
      </Text>
      <Form label={m.correctionTitle} pending={pending} onSubmit={form.submit}>
        <RadioGroup
          label={m.means}
          items={[
            { value: 'cash', label: m.cash },
            { value: 'other', label: m.other },
          ]}
          value={form.means}
          onValueChange={form.setMeans}
        />
        <RadioGroup
          label={m.direction}
          items={[
            { value: 'less', label: m.less },
            { value: 'more', label: m.more },
          ]}
          value={form.direction}
          onValueChange={(direction) => form.change({ direction })}
        />
        <TextField
          kind="number"
          label={m.amount}
          necessity="required"
          slots={{ after: m.yen }}
          value={form.amount}
          onValueChange={(amount) => form.change({ amount })}
          error={form.amountError}
        />
        <TextField
          label={m.reason}
          necessity="required"
          maxLength={200}
          value={form.reason}
          onValueChange={(reason) => form.change({ reason })}
          error={form.reasonError}
        />
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button tone="accent" type="submit" pending={pending}>
          {m.correctionSubmit}
        </Button>
      </Form>
    </Stack>
  );
}

export type TillCorrectionValues = {
  means: 'cash' | 'other';
  /** Yen, below zero to take away. */
  amount: number;
  reason: string;
};

type Direction = 'less' | 'more';

const empty = { direction: 'less' as Direction, amount: '', reason: '' };
/** Also of a count. */
export const maxYen = 9_999_999;

/** The fields of the form. They are empty again after a correction, and keep what was typed after a failure. */
function useCorrectionFields(onCorrect: (values: TillCorrectionValues) => Promise<boolean>) {
  const m = useMessages('TillActions', tillActionsMessages);
  const [means, setMeans] = useState<'cash' | 'other'>('cash');
  const [fields, setFields] = useState(empty);
  const [checked, setChecked] = useState(false);
  const yen = Number(normalizeDigits(fields.amount));
  const isAmount = Number.isInteger(yen) && yen > 0 && yen <= maxYen;
  const isReason = fields.reason.trim() !== '';

  async function submit() {
    setChecked(true);
    if (!isAmount || !isReason) return;
    const amount = fields.direction === 'less' ? -yen : yen;
    const done = await onCorrect({ means, amount, reason: fields.reason.trim() });
    if (!done) return;
    setFields(empty);
    setChecked(false);
  }

  return {
    means,
    setMeans,
    ...fields,
    change: (change: Partial<typeof empty>) => setFields({ ...fields, ...change }),
    amountError: checked && !isAmount ? m.amountWrong : undefined,
    reasonError: checked && !isReason ? m.reasonMissing : undefined,
    submit: () => void submit(),
  };
}
