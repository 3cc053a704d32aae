import { useState } from 'react';
import { normalizeDigits } from '../../../format';
import { Button, Form, Notice, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillActionsMessages } from './messages';

export type TillActionsCountProps = {
  /** The cash of the start, or what is in the drawer later. */
  kind: 'float' | 'count';
  pending: boolean;
  /** Why it was not stored. */
  error: string | null;
  onCount: (yen: number) => void;
};

const maxYen = 9_999_999;

/** Cash that somebody has counted. It does not say what must be there: that comes after the count. */
export function TillActionsCount({ kind, pending, error, onCount }: TillActionsCountProps) {
  const m = useMessages('TillActions', tillActionsMessages);
  const [amount, setAmount] = useState('');
  const [checked, setChecked] = useState(false);
  const digits = normalizeDigits(amount);
  const isAmount = /^\d+$/.test(digits) && Number(digits) <= maxYen;

  function submit() {
    setChecked(true);
    if (isAmount) onCount(Number(digits));
  }

  return (
    <Stack gap="md">
      <Text kind="small" phrases tone="muted">
        {m.countHelp[kind]}
      </Text>
      <Form label={m.countTitles[kind]} pending={pending} onSubmit={submit}>
        <TextField
          kind="number"
          label={m.countAmount[kind]}
          necessity="required"
          slots={{ after: m.yen }}
          value={amount}
          onValueChange={setAmount}
          error={checked && !isAmount ? m.countAmountWrong : undefined}
        />
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button tone="accent" type="submit" pending={pending} fullWidth>
          {m.countSubmit}
        </Button>
      </Form>
    </Stack>
  );
}
