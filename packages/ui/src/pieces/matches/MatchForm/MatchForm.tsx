import type { components } from '@homestand/api-client/contract';
import { useState } from 'react';
import { Button, Form, Inline, Notice, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import * as styles from './MatchForm.css';
import { MatchFormConflict } from './MatchFormConflict';
import { MatchFormFields } from './MatchFormFields';
import { type MatchField, type MatchValues, problemsOf } from './matchValues';
import { matchFormMessages } from './messages';

export {
  counterEndOf,
  type MatchField,
  type MatchValues,
  minutesOf,
} from './matchValues';

export type MatchFormProps = {
  kind: 'new' | 'existing';
  value: MatchValues;
  onValueChange: (change: Partial<MatchValues>) => void;
  /** One of them may be the card of the day. */
  cards: readonly components['schemas']['MatchCard'][];
  /** Fields that differ from what is stored. */
  changes: number;
  /** Puts the fields back to what is stored. */
  onUndo: () => void;
  onSave: () => void;
  pending: boolean;
  error: string | null;
  /** Sentences of the server about single fields. */
  fieldErrors: Partial<Record<MatchField, string>>;
  /** What another person has stored since the typing began, where something else was typed; null without a conflict. */
  conflict: { by: string | null; at: string; fields: Partial<MatchValues> } | null;
};

/** All fields of a match but its state and result. */
export function MatchForm({
  kind,
  value,
  onValueChange,
  cards,
  changes,
  onUndo,
  onSave,
  pending,
  error,
  fieldErrors,
  conflict,
}: MatchFormProps) {
  const m = useMessages('MatchForm', matchFormMessages);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(value);

  function submit() {
    setTried(true);
    if (!Object.values(problems).includes(true)) onSave();
  }

  return (
    <section className={styles.root}>
      <Form label={m.form} pending={pending} onSubmit={submit}>
        <MatchFormConflict conflict={conflict} cards={cards} onTakeTheirs={onUndo} />
        <MatchFormFields
          value={value}
          onValueChange={onValueChange}
          cards={cards}
          errors={{
            ...fieldErrors,
            ...(tried && problems.day && { day: m.dayMissing }),
            ...(tried && problems.opponent && { opponent: m.opponentMissing }),
            ...(tried && problems.ground && { ground: m.groundMissing }),
            ...(tried && problems.gatesLate && { gates: m.gatesWrong }),
            ...(tried && problems.starts && { starts: m.timeWrong }),
            ...(tried && problems.gates && { gates: m.timeWrong }),
            ...(tried && problems.fromMissing && { counterFrom: m.counterHalf }),
            ...(tried && problems.toMissing && { counterTo: m.counterHalf }),
            ...(tried && problems.counterFrom && { counterFrom: m.timeWrong }),
            ...(tried && problems.counterTo && { counterTo: m.timeWrong }),
          }}
        />
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Stack gap="sm">
          <Text kind="caption" tone="muted" role="status">
            {changes > 0 ? m.changed(changes) : kind === 'existing' && m.saved}
          </Text>
          <Inline>
            <Button
              {...shortcutMark.main}
              {...shortcutMark.save}
              type="submit"
              tone="accent"
              pending={pending}
            >
              {kind === 'new' ? m.create : conflict ? m.overwrite : m.save}
            </Button>
            {changes > 0 && !conflict && (
              <Button emphasis="quiet" onClick={onUndo}>
                {m.undo}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </section>
  );
}
