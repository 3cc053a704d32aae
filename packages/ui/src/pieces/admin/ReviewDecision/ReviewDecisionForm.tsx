import { Button, Dialog, RadioGroup, Select, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { officeMark } from '../OfficeKeysDialog/internal';
import { reviewDecisionMessages } from './messages';
import type { ReviewDecisionProps } from './ReviewDecision';
import * as styles from './ReviewDecision.css';
import { durations, useDecisionForm } from './useDecisionForm';

type Props = Pick<ReviewDecisionProps, 'pending' | 'onDecide'> & {
  isFan: boolean;
  error: string | null;
};

/** One decision about the message, one about its sender, and one button that names both. */
export function ReviewDecisionForm({ isFan, pending, error, onDecide }: Props) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  const form = useDecisionForm({ onDecide });
  const { message, sender } = form.values;
  const what = m.both(m.messages[message], sender === 'none' ? null : m.senders[sender]);
  return (
    <div {...officeMark.choices} className={styles.form}>
      <RadioGroup
        label={m.message}
        items={(['pass', 'hide'] as const).map((value) => ({ value, label: m.messages[value] }))}
        value={message}
        onValueChange={(next) => form.change({ message: next })}
      />
      {isFan && (
        <RadioGroup
          label={m.sender}
          items={(['none', 'warn', 'mute', 'suspend'] as const).map((value) => ({
            value,
            label: m.senders[value],
          }))}
          value={sender}
          onValueChange={(next) => form.change({ sender: next })}
        />
      )}
      {form.isTimed && (
        <Select
          label={m.duration}
          items={durations.map((days) => ({ value: String(days), label: m.days(days) }))}
          value={String(form.values.days)}
          onValueChange={(next) => form.change({ days: Number(next) })}
        />
      )}
      {form.needsReason && (
        <TextArea
          label={sender === 'none' ? m.reasonForLog : m.reasonForFan}
          hint={sender === 'none' ? m.reasonForLogHint : m.reasonForFanHint}
          value={form.values.reason}
          onValueChange={(reason) => form.change({ reason })}
          error={form.isReasonMissing ? m.reasonMissing : undefined}
        />
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        {...officeMark.main}
        tone={message === 'hide' || sender !== 'none' ? 'danger' : 'neutral'}
        pending={pending}
        onClick={form.ask}
      >
        {m.button(what)}
      </Button>
      <Dialog
        kind="confirm"
        tone="danger"
        open={form.asking}
        title={m.confirm(what)}
        confirmLabel={m.yes}
        cancelLabel={m.no}
        onConfirm={form.decide}
        onClose={form.cancel}
      >
        <p>{form.values.reason}</p>
      </Dialog>
    </div>
  );
}
