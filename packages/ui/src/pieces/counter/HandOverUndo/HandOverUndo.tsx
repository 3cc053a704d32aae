import { useState } from 'react';
import { Button, Form, Notice, Sheet, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './HandOverUndo.css';
import { handOverUndoMessages } from './messages';

export type HandOverUndoProps = {
  handOver: {
    at: string;
    /** Who handed the goods over; null if it was a command. */
    by: string | null;
    /** How the fan paid at the counter; null if nothing was to be paid there. */
    means: 'cash' | 'other' | null;
    amount: number;
  };
  pending: boolean;
  /** Why it was not undone. */
  error: string | null;
  /** Resolves to whether it was undone; the typed reason stays after a failure. */
  onUndo: (reason: string) => Promise<boolean>;
};

/** When the goods were handed over, and the undo of that, which needs a reason. */
export function HandOverUndo({ handOver, pending, error, onUndo }: HandOverUndoProps) {
  const m = useMessages('HandOverUndo', handOverUndoMessages);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { at, by, means, amount } = handOver;
  const text = reason.trim();

  async function submit() {
    setChecked(true);
    if (text !== '' && (await onUndo(text))) setOpen(false);
  }

  return (
    <Stack gap="sm" align="start">
      <Text kind="small" phrases>
        {m.made(at, by)}
      </Text>
      <Button size="small" emphasis="quiet" onClick={() => setOpen(true)}>
        {m.open}
      </Button>
      <Sheet open={open} title={m.title} onClose={() => setOpen(false)} dismissible={text === ''}>
        <Form label={m.title} pending={pending} onSubmit={() => void submit()}>
          <Text kind="small" phrases tone="muted">
            {m.help}
          </Text>
          {means !== null && <Notice tone="warning">{m.paid(means, amount)}</Notice>}
          <TextField
            label={m.reason}
            hint={m.reasonHint}
            necessity="required"
            maxLength={200}
            value={reason}
            onValueChange={setReason}
            error={checked && text === '' ? m.reasonMissing : undefined}
          />
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
          <div className={styles.buttons}>
            <Button tone="accent" type="submit" pending={pending}>
              {m.submit}
            </Button>
            <Button emphasis="quiet" disabled={pending} onClick={() => setOpen(false)}>
              {m.keep}
            </Button>
          </div>
        </Form>
      </Sheet>
    </Stack>
  );
}
