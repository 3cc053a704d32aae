import { ApiError } from '@homestand/api-client';
import { nextMatchStates } from '@homestand/api-client/matchStates';
import { useAction } from '@homestand/app-core/react/useAction';
import {
  MatchCallOffResult,
  MatchCallOffSheet,
  MatchForm,
  MatchLinks,
  MatchStateForm,
  Stack,
} from '@homestand/ui';
import type { StaffMatch } from '../../data/matches/matches';
import {
  putMatch,
  putMatchState,
  useMatchCards,
  type useStaffMatches,
} from '../../data/matches/matches';
import { pathTo } from '../../paths';
import { MatchHero } from './MatchHero';
import { MatchVisitors } from './MatchVisitors';
import { useMatchCallOff } from './useMatchCallOff';
import { useMatchEditor } from './useMatchEditor';

type Props = { match: StaffMatch; mutate: ReturnType<typeof useStaffMatches>['mutate'] };

/** One match that is loaded: its form, its state and result. */
export function MatchContent({ match, mutate }: Props) {
  const { matchId, version, state, result, outcome = null } = match;
  const params = { matchId: String(matchId) };
  const cards = useMatchCards();
  const action = useAction();
  const isIt = (item: StaffMatch) => item.matchId === matchId;
  const onSaved = (saved: StaffMatch) =>
    void mutate((list = []) => list.map((item) => (isIt(item) ? saved : item)), {
      revalidate: false,
    });
  const callOff = useMatchCallOff({ match, onSaved, reload: () => mutate() });
  const form = useMatchEditor({
    stored: match,
    name: String(matchId),
    save: (version, content) => putMatch(matchId, { version, content }),
    reload: async () => (await mutate())?.find(isIt),
    onSaved,
  });
  return (
    <Stack gap="lg">
      <MatchLinks
        packingHref={pathTo('matchPacking', params)}
        {...((state === 'finished' || state === 'canceled') && {
          closingHref: pathTo('matchClosing', params),
        })}
      />
      {callOff.result && <MatchCallOffResult {...callOff.result} />}
      <MatchStateForm
        // What somebody else has stored.
        key={`${state} ${result} ${outcome}`}
        status={state}
        next={nextMatchStates[state]}
        {...{ result, outcome, moved: callOff.moved, pending: action.pending, error: action.error }}
        onCallOff={callOff.open}
        onState={(state, end) =>
          action.run(
            async () => onSaved(await putMatchState(matchId, { version, state, ...end })),
            async (failure) => {
              if (failure instanceof ApiError && failure.code === 409) await mutate();
            },
          )
        }
      />
      {state === 'finished' && <MatchHero matchId={matchId} />}
      <MatchVisitors match={match} />
      <MatchForm kind="existing" {...form} cards={cards.data ?? []} />
      <MatchCallOffSheet {...callOff.sheet} />
    </Stack>
  );
}
