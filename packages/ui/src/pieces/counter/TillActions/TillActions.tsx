import { useState } from 'react';
import { normalizeDigits } from '../../../format';
import { Button, Dialog, Form, Inline, Notice, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillActionsMessages } from './messages';
import { maxYen, TillActionsCorrection, type TillCorrectionValues } from './TillActionsCorrection';

export type TillActionsProps = {
  pending: boolean;
  /** Why the last one was not stored. */
  error: string | null;
  /** Each resolves to whether it was stored. */
  onCount: (kind: 'float' | 'count', yen: number) => Promise<boolean>;
  onCorrect: (values: TillCorrectionValues) => Promise<boolean>;
  /** A form was opened: the last error is no longer of interest. */
  onOpen: () => void;
};

type Action = 'float' | 'count' | 'correction';

/** What a person does with the money of a till, each in a dialog that stays open until it is stored. */
export function TillActions({ pending, error, onCount, onCorrect, onOpen }: TillActionsProps) {
  const m = useMessages('TillActions', tillActionsMessages);
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the dialog fades out.
  const [action, setAction] = useState<Action>('count');

  function open(chosen: Action) {
    onOpen();
    setAction(chosen);
    setIsOpen(true);
  }
  async function closeAfter(stored: Promise<boolean>) {
    const isStored = await stored;
    if (isStored) setIsOpen(false);
    return isStored;
  }

  return (
    <Inline as="section" align="stretch" aria-label={m.label}>
      <Button tone="accent" onClick={() => open('count')}>
        {m.count}
      </Button>
      <Button emphasis="quiet" onClick={() => open('float')}>
        {m.float}
      </Button>
      <Button emphasis="bare" onClick={() => open('correction')}>
        {m.correction}
      </Button>
      <Dialog
        open={isOpen}
        title={action === 'correction' ? m.correctionTitle : m[action]}
        dismissible={false}
        onClose={() => setIsOpen(false)}
      >
        {action === 'correction' ? (
          <TillActionsCorrection
            pending={pending}
            error={error}
            onCorrect={(values) => closeAfter(onCorrect(values))}
          />
        ) : (
          <TillActionsCount
            kind={action}
            pending={pending}
            error={error}
            onCount={(yen) => void closeAfter(onCount(action, yen))}
          />
        )}
      </Dialog>
    </Inline>
  );
}

type TillActionsCountProps = {
  /** The cash of the start, or what is in the drawer later. */
  kind: 'float' | 'count';
  pending: boolean;
  /** Why it was not stored. */
  error: string | null;
  onCount: (yen: number) => void;
};

/** Cash that somebody has counted. It does not say what must be there: that comes after the count. */
function TillActionsCount({ kind, pending, error, onCount }: TillActionsCountProps) {
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
      <Form label={m[kind]} pending={pending} onSubmit={submit}>
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
