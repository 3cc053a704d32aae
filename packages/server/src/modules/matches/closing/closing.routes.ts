import type { Handlers } from '../../../http/contract.ts';
import { idempotencyKey } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { closeMatch, reopenMatch, viewClosing } from './closing.ts';

type ClosingHandlers = Pick<Handlers, 'getMatchClosing' | 'closeMatch' | 'reopenMatch'>;

export function closingRoutes(services: Services): ClosingHandlers {
  return {
    getMatchClosing: ({ path: { matchId } }) => viewClosing(services, matchId),

    async closeMatch({ session, path: { matchId }, request }) {
      await closeMatch(services, session, { matchId, key: idempotencyKey(request) });
      return viewClosing(services, matchId);
    },

    async reopenMatch({ session, path: { matchId }, body: { closingId } }) {
      await reopenMatch(services, session, { matchId, closingId });
      return viewClosing(services, matchId);
    },
  };
}
