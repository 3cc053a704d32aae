import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchResultMessages } from './messages';

export type MatchOutcome = 'won' | 'lost' | 'drawn';

export type MatchResultProps = {
  /** Undefined as long as staff have not entered it. */
  outcome: MatchOutcome | undefined;
  /** One line; null without one. */
  result: string | null;
};

/** How a finished match ended, in one line; nothing without outcome and result. */
export function MatchResult({ outcome, result }: MatchResultProps) {
  const m = useMessages('MatchResult', matchResultMessages);
  if (outcome === undefined && result === null) return null;
  return (
    <Text as="span" kind="label" tone={outcome === 'lost' ? 'muted' : 'accent'}>
      {[outcome && m[outcome], result].filter(Boolean).join(m.between)}
    </Text>
  );
}
