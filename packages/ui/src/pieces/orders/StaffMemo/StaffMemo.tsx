import { formatDateTime } from '../../../format';
import { Button, Heading, Inline, Notice, Stack, Text, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { staffMemoMessages } from './messages';
import * as styles from './StaffMemo.css';

export type StaffMemoVersion = {
  text: string;
  /** Null if it was never changed. */
  changedAt: string | null;
  /** Null after a command of the operator. */
  changedBy: string | null;
};

export type StaffMemoProps = {
  /** The stored memo. */
  stored: StaffMemoVersion;
  value: string;
  onValueChange: (value: string) => void;
  onSave: () => void;
  pending: boolean;
  error: string | null;
  /** The stored memo is newer than the one the typed text began with. */
  conflict: boolean;
  /** Replaces the typed text with the stored memo. */
  onTakeStored: () => void;
};

const heightRange = [72, 240] as const;

/** The club's own note on an order. What another person changed meanwhile stands above the typed text. */
export function StaffMemo({
  stored,
  value,
  onValueChange,
  onSave,
  pending,
  error,
  conflict,
  onTakeStored,
}: StaffMemoProps) {
  const m = useMessages('StaffMemo', staffMemoMessages);
  const at = formatDateTime(stored.changedAt ?? '');

  return (
    <section className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Notice tone="warning" role="alert">
        {conflict && (
          <Stack gap="sm" align="start">
            <p>
              {m.conflict(at, stored.changedBy ? m.byPerson(stored.changedBy) : m.byOther)}
              {m.remains}
            </p>
            <p className={styles.theirs}>
              <Text as="span" kind="caption" tone="muted">
                {m.theirs}
              </Text>
              <span className={styles.text}>{stored.text === '' ? m.empty : stored.text}</span>
            </p>
            <Button size="small" emphasis="quiet" onClick={onTakeStored}>
              {m.takeTheirs}
            </Button>
          </Stack>
        )}
      </Notice>
      <Stack gap="sm">
        <TextArea
          label={m.label}
          labelHidden
          hint={m.hint}
          value={value}
          onValueChange={onValueChange}
          onSubmit={onSave}
          heightRange={heightRange}
          {...(error !== null && { error })}
        />
        <Inline justify="between">
          {stored.changedAt !== null && (
            <Text kind="caption" tone="muted">
              {m.changed(at, stored.changedBy ?? m.byCommand)}
            </Text>
          )}
          <Button
            {...shortcutMark.main}
            size="small"
            emphasis="quiet"
            pending={pending}
            onClick={onSave}
          >
            {conflict ? m.overwrite : m.save}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
