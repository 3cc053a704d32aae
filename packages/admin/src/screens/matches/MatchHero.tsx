import { ApiError } from '@homestand/api-client';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useAction } from '@homestand/app-core/react/useAction';
import { MatchHeroForm, ScreenSkeleton } from '@homestand/ui';
import { putMatchHero, useMatchHeroes } from '../../data/matches/matchHeroes';

/** Winning pitcher and hero of a finished match. */
export function MatchHero({ matchId }: { matchId: number }) {
  const heroes = useMatchHeroes(matchId);
  const { pending, error, run } = useAction();
  return (
    <QueryView of={heroes} pending={<ScreenSkeleton kind="plain" embedded />}>
      {(value) => (
        <MatchHeroForm
          {...{ value, pending, error }}
          onChoose={(choice) =>
            run(
              async () => heroes.mutate(await putMatchHero(matchId, choice), { revalidate: false }),
              async (failure) => {
                if (failure instanceof ApiError && failure.code === 409) await heroes.mutate();
              },
            )
          }
        />
      )}
    </QueryView>
  );
}
