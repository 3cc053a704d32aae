import { Button, Form, Notice, RadioGroup, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillCorrectionMessages } from './messages';
import { type TillCorrectionValues, useCorrectionFields } from './useCorrectionFields';

export type { TillCorrectionValues } from './useCorrectionFields';

export type TillCorrectionProps = {
  pending: boolean;
  /** Why it was not stored. */
  error: string | null;
  /** Resolves to whether it was stored; the fields are empty again then. */
  onCorrect: (values: TillCorrectionValues) => Promise<boolean>;
};

/** A correction of what a till must have, with its reason. The entry stays; a mistake is corrected by another one. */
export function TillCorrection({ pending, error, onCorrect }: TillCorrectionProps) {
  const m = useMessages('TillCorrection', tillCorrectionMessages);
  const form = useCorrectionFields(onCorrect);
  return (
    <Stack gap="md">
      <Text kind="small" phrases tone="muted">
        {m.help}
      </Text>
      <Form label={m.title} pending={pending} onSubmit={form.submit}>
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
          {m.submit}
        </Button>
      </Form>
    </Stack>
  );
}
