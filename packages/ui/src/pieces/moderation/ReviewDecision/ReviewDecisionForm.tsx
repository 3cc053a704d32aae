import { useId } from 'react';
import { formatDateTime } from '../../../format';
import { Button, Dialog, Form, Notice, RadioGroup, Select, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { reviewQueueMessages } from '../ReviewQueue/messages';
import { reviewDecisionMessages } from './messages';
import type { ReviewDecisionProps } from './ReviewDecision';
import * as styles from './ReviewDecision.css';
import { durations, useDecisionForm } from './useDecisionForm';

type Props = Pick<ReviewDecisionProps, 'senderName' | 'pending' | 'onDecide'> & {
  isFan: boolean;
  error: string | null;
};

/** Value of the choice without an end. */
const endless = 'endless';

/** One decision about the message, one about its sender, and one button that names both. */
export function ReviewDecisionForm({ senderName, isFan, pending, error, onDecide }: Props) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  const queue = useMessages('ReviewQueue', reviewQueueMessages);
  const id = useId();
  const form = useDecisionForm({ onDecide });
  const { message, sender } = form.values;
  const what = m.both(m.messages[message], sender === 'none' ? null : m.senders[sender]);
  return (
    <>
      <div {...shortcutMark.choices} className={styles.form}>
        <Form id={id} label={m.form} pending={pending} onSubmit={form.ask}>
          <RadioGroup
            label={m.message}
            items={(['pass', 'hide'] as const).map((value) => ({
              value,
              label: m.messages[value],
            }))}
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
              items={[
                ...durations.map((days) => ({ value: String(days), label: m.days(days) })),
                ...(sender === 'suspend' ? [{ value: endless, label: queue.endless }] : []),
              ]}
              value={form.values.days === null ? endless : String(form.values.days)}
              onValueChange={(next) =>
                form.change({ days: next === endless ? null : Number(next) })
              }
            />
          )}
          {form.needsReason && (
            <TextArea
              label={sender === 'none' ? m.reasonForLog : m.reasonForFan}
              hint={sender === 'none' ? m.reasonForLogHint : m.reasonForFanHint}
              value={form.values.reason}
              onValueChange={(reason) => form.change({ reason })}
              error={
                form.isReasonMissing
                  ? sender === 'none'
                    ? m.reasonMissing
                    : m.reasonForFanMissing
                  : undefined
              }
            />
          )}
        </Form>
      </div>
      <div className={styles.action}>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button
          {...shortcutMark.main}
          type="submit"
          form={id}
          tone={message === 'hide' || sender !== 'none' ? 'danger' : 'neutral'}
          pending={pending}
        >
          {m.button(what)}
        </Button>
      </div>
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
        <p>
          <bdi>{m.senderIs(senderName)}</bdi>
        </p>
        {form.isTimed && (
          <p>{form.until === null ? queue.endless : queue.until(formatDateTime(form.until))}</p>
        )}
        {form.values.reason !== '' && <p className={styles.reasonForFan}>{form.values.reason}</p>}
      </Dialog>
    </>
  );
}
