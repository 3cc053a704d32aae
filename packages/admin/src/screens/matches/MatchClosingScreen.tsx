import { ApiError } from '@homestand/api-client';
import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { MatchClosing, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { closeMatch, reopenMatch, useMatchClosing } from '../../data/matches/closings';
import { pathTo, tillOfMatch, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';

/** The page of a match: what was sold, handed over and left, and its cash; with the way to close it. */
export function MatchClosingScreen() {
  const { matchId } = useRouteParams('matchClosing');
  const id = Number(matchId);
  const closing = useMatchClosing(id);
  const { pending, error, run } = useAction();
  const key = useIdempotencyKey();
  if (isNotFound(closing.error)) return <NotFoundScreen />;

  return (
    <StaffPage backHref={pathTo('match', { matchId })} current="matches">
      <QueryView of={closing} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => (
          <MatchClosing
            {...{ closing: data, pending, error }}
            onClose={() =>
              run(
                async () => {
                  const answer = await closeMatch(id, key.keyFor({ id }));
                  key.clear();
                  await closing.mutate(answer, { revalidate: false });
                },
                async (failure) => {
                  if (failure instanceof ApiError && failure.code === 409) await closing.mutate();
                },
              )
            }
            onReopen={() =>
              data.closed &&
              run(async () =>
                closing.mutate(await reopenMatch(id, data.closed?.id ?? ''), { revalidate: false }),
              )
            }
            onPrint={() => window.print()}
            orderHrefOf={(orderId) => pathTo('order', { orderId })}
            tillHrefOf={(tillId) => tillOfMatch(tillId, id)}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
