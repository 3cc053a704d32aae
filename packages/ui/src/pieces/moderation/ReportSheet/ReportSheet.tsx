import { useState } from 'react';
import { CheckIcon } from '../../../icons';
import { Button, RadioGroup, Sheet, Stack, Text, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { reportSheetMessages } from './messages';
import * as styles from './ReportSheet.css';

export type ReportSheetProps = {
  open: boolean;
  /** `done`: the report has been sent, and the message is gone from the thread. */
  status: 'asking' | 'pending' | 'done';
  /** Why the last attempt failed. */
  error?: string | null;
  onSend: (report: { reason: ReportReason; note: string }) => void;
  onClose: () => void;
};

/** Asks why a message of another person is reported to the club, and confirms the report. */
export function ReportSheet({ open, status, error = null, onSend, onClose }: ReportSheetProps) {
  const m = useMessages('ReportSheet', reportSheetMessages);
  return (
    <Sheet
      open={open}
      title={status === 'done' ? m.doneTitle : m.title}
      onClose={onClose}
      dismissible={status === 'done'}
    >
      {status === 'done' ? (
        <div role="status" className={styles.done}>
          <span className={styles.sign}>
            <CheckIcon />
          </span>
          <p>{m.done}</p>
          <Button tone="neutral" emphasis="quiet" onClick={onClose}>
            {m.close}
          </Button>
        </div>
      ) : (
        <ReportSheetForm pending={status === 'pending'} {...{ error, onSend }} />
      )}
    </Sheet>
  );
}

type FormProps = Pick<ReportSheetProps, 'error' | 'onSend'> & { pending: boolean };

/** Mounted with the sheet: another message begins with an empty form. */
function ReportSheetForm({ pending, error, onSend }: FormProps) {
  const m = useMessages('ReportSheet', reportSheetMessages);
  const { reason, setReason, note, setNote, isReasonMissing, send } = useReportForm({
    pending,
    onSend,
  });
  return (
    <Stack gap="lg">
      <RadioGroup
        label={m.reason}
        necessity="required"
        items={reportReasons.map((value) => ({ value, label: m.reasons[value] }))}
        value={reason}
        onValueChange={setReason}
        error={isReasonMissing ? m.reasonMissing : undefined}
      />
      <TextArea label={m.note} hint={m.noteHint} value={note} onValueChange={setNote} />
      <Text kind="small" tone="muted">
        {m.help}
      </Text>
      {error && (
        <Text role="alert" kind="small" tone="danger">
          {error}
        </Text>
      )}
      <Button tone="danger" pending={pending} onClick={send}>
        {m.send}
      </Button>
    </Stack>
  );
}

const reportReasons = [
  'harassment',
  'whereabouts',
  'advertising',
  'indecent',
  'impersonation',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The server's limit. */
const longestNote = 500;

type Options = {
  pending: boolean;
  onSend: (report: { reason: ReportReason; note: string }) => void;
};

function useReportForm({ pending, onSend }: Options) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  return {
    reason,
    setReason,
    note,
    setNote: (next: string) => setNote(next.slice(0, longestNote)),
    isReasonMissing: hasAsked && reason === null,
    send() {
      setHasAsked(true);
      if (reason !== null && !pending) onSend({ reason, note });
    },
  };
}
