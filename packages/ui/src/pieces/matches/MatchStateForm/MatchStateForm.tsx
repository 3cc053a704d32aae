import type { components } from '@homestand/api-client/contract';
import { useState } from 'react';
import { Button, Heading, Inline, Notice, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MatchStateForm.css';
import { matchStateFormMessages } from './messages';

type MatchState = components['schemas']['MatchState'];

export type MatchStateFormProps = {
  status: MatchState;
  /** The states that may follow. */
  next: readonly MatchState[];
  /** As it is stored. */
  result: string | null;
  /** Orders of a match that was called off which have moved to another one; they stay there. */
  moved?: { orders: number; day: string; opponent: string } | undefined;
  pending: boolean;
  error: string | null;
  onState: (state: MatchState, result: string | null) => unknown;
  /** Asks what would change: nobody calls a match off without having seen it. */
  onCallOff: (action: 'postponed' | 'canceled' | 'move') => void;
};

const isCalledOff = (state: MatchState) => state === 'postponed' || state === 'canceled';

/** What becomes of a match: the states that may follow, and the result of a finished one. */
export function MatchStateForm({
  status,
  next,
  result,
  moved,
  pending,
  error,
  onState,
  onCallOff,
}: MatchStateFormProps) {
  const m = useMessages('MatchStateForm', matchStateFormMessages);
  const [typed, setTyped] = useState(result ?? '');
  const line = typed.trim() === '' ? null : typed.trim();
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
        <TextField
          label={m.result}
          hint={m.resultHint}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          autoComplete="off"
        />
      )}
      <Inline>
        {status === 'finished' && (
          <Button
            size="small"
            tone="accent"
            pending={pending}
            disabled={line === result}
            onClick={() => void onState('finished', line)}
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
              isCalledOff(to) ? onCallOff(to) : void onState(to, to === 'finished' ? line : null)
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
