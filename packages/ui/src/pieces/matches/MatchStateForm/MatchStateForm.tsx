import type { components } from '@homestand/api-client/contract';
import { useState } from 'react';
import { Button, Heading, Inline, Notice, RadioGroup, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MatchStateForm.css';
import { matchStateFormMessages } from './messages';

type MatchState = components['schemas']['MatchState'];
type MatchOutcome = components['schemas']['MatchOutcome'];

/** What a finished match has; both are null before. */
type MatchEnd = { result: string | null; outcome: MatchOutcome | null };

export type MatchStateFormProps = {
  status: MatchState;
  /** The states that may follow. */
  next: readonly MatchState[];
  /** As they are stored. */
  result: string | null;
  outcome: MatchOutcome | null;
  /** Orders of a match that was called off which have moved to another one; they stay there. */
  moved?: { orders: number; day: string; opponent: string } | undefined;
  pending: boolean;
  error: string | null;
  onState: (state: MatchState, end: MatchEnd) => unknown;
  /** Asks what would change: nobody calls a match off without having seen it. */
  onCallOff: (action: 'postponed' | 'canceled' | 'move') => void;
};

const notEnded: MatchEnd = { result: null, outcome: null };
const outcomes = ['won', 'lost', 'drawn', 'open'] as const;

const isCalledOff = (state: MatchState) => state === 'postponed' || state === 'canceled';

/** What becomes of a match: the states that may follow, and the outcome and result of a finished one. */
export function MatchStateForm({
  status,
  next,
  result,
  outcome,
  moved,
  pending,
  error,
  onState,
  onCallOff,
}: MatchStateFormProps) {
  const m = useMessages('MatchStateForm', matchStateFormMessages);
  const [typed, setTyped] = useState(result ?? '');
  const [chosen, setChosen] = useState(outcome);
  const line = typed.trim() === '' ? null : typed.trim();
  const end = { result: line, outcome: chosen };
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Text kind="small" phrases tone="muted">
        {m.help[status]}
      </Text>
      {moved && next.includes('planned') && (
        <Text kind="small" phrases>
          {m.moved(moved.orders, moved.day, moved.opponent)}
        </Text>
      )}
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {(status === 'finished' || next.includes('finished')) && (
        <>
          <RadioGroup
            label={m.outcome}
            items={outcomes.map((value) => ({ value, label: m.outcomes[value] }))}
            value={chosen ?? 'open'}
            onValueChange={(value) => setChosen(value === 'open' ? null : value)}
          />
          <TextField
            label={m.result}
            hint={m.resultHint}
            value={typed}
            onValueChange={setTyped}
            maxLength={100}
            autoComplete="off"
          />
        </>
      )}
      <Inline>
        {status === 'finished' && (
          <Button
            size="small"
            tone="accent"
            pending={pending}
            disabled={line === result && chosen === outcome}
            onClick={() => void onState('finished', end)}
          >
            {m.saveResult}
          </Button>
        )}
        {next.map((to) => (
          <Button
            key={to}
            size="small"
            emphasis="quiet"
            {...(isCalledOff(to) && { tone: 'danger' as const })}
            pending={pending}
            onClick={() =>
              isCalledOff(to) ? onCallOff(to) : void onState(to, to === 'finished' ? end : notEnded)
            }
          >
            {status === 'finished' && to === 'on' ? m.backToOn : m.to[to]}
          </Button>
        ))}
        {isCalledOff(status) && (
          <Button size="small" emphasis="quiet" onClick={() => onCallOff('move')}>
            {m.move}
          </Button>
        )}
      </Inline>
    </section>
  );
}
