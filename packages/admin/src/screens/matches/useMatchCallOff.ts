import { ApiError } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { useUndoCountdown } from '@homestand/app-core/react/useUndoCountdown';
import type { MatchCallOffResultProps, MatchCallOffSheetProps } from '@homestand/ui';
import { useState } from 'react';
import {
  type CalledOffMatch,
  type CallOff,
  type CallOffState,
  callOffMatch,
  undoCallOff,
  useCallOffPreview,
  useLastCallOff,
} from '../../data/matches/callOffs';
import type { StaffMatch } from '../../data/matches/matches';
import { pathTo } from '../../paths';

type Options = {
  match: StaffMatch;
  onSaved: (match: StaffMatch) => void;
  /** Loads the match as it is now, after somebody else has changed it. */
  reload: () => Promise<unknown>;
};

const actions = ['postponed', 'canceled', 'move'] as const;

const calledOffState = (state: StaffMatch['state']): CallOffState | null =>
  state === 'postponed' || state === 'canceled' ? state : null;

/** Calls a match off with its orders, after a preview, and undoes it while the server allows that. */
export function useMatchCallOff({ match, onSaved, reload }: Options) {
  const { matchId } = match;
  const overlay = useOverlayParam('callOff');
  const action = actions.find((action) => action === overlay.opened) ?? null;
  // While the sheet closes it keeps its words.
  const [lastAction, setLastAction] = useState(action ?? 'canceled');
  if (action !== null && action !== lastAction) setLastAction(action);
  const state = action === 'move' ? calledOffState(match.state) : action;
  const preview = useCallOffPreview(matchId, state);
  const loadError = useLoadError(preview);
  const isCalledOff = calledOffState(match.state) !== null;
  const last = useLastCallOff(matchId, isCalledOff);
  const [made, setMade] = useState<CallOff | null>(null);
  const { keyFor } = useIdempotencyKey();
  const sending = useAction();
  const undoing = useAction();

  function settle({ match, callOff }: CalledOffMatch) {
    onSaved(match);
    setMade(callOff);
  }

  const reloadAfter = async (failure: unknown) => {
    if (failure instanceof ApiError) await Promise.all([reload(), last.mutate()]);
  };

  async function onCallOff(targetId: number | null) {
    if (!state || !preview.data) return;
    const body = { version: preview.data.version, state, targetId };
    const answer = await sending.run(
      async () => callOffMatch(matchId, body, keyFor(body)),
      reloadAfter,
    );
    if (!answer) return;
    undoing.clear();
    settle(answer);
    overlay.close();
  }

  const undo = (id: string) =>
    undoing.run(async () => settle(await undoCallOff(matchId, id)), reloadAfter);

  const isUndone = made !== null && made.undoneAt !== null;
  const shown = isCalledOff ? (last.data ?? made) : isUndone || undoing.error ? made : null;
  // Also where somebody else has tapped: whoever sees the mistake first takes it back.
  const isUndoable = isCalledOff && shown !== null && shown.undoneAt === null;
  const seconds = useUndoCountdown(isUndoable ? shown.id : null, shown?.undoEndsAt);
  const moved = isUndoable && shown.orders > 0 && shown.target;
  return {
    /** What a later 予定に戻す leaves where it is. */
    moved: moved ? { orders: shown.orders, ...moved } : undefined,
    open(action: (typeof actions)[number]) {
      sending.clear();
      setMade(null);
      overlay.open(action);
      void preview.mutate();
    },
    result:
      shown &&
      ({
        callOff: shown,
        error: undoing.error,
        focused: made !== null && action === null,
        undo:
          isUndoable && seconds !== null
            ? { seconds, pending: undoing.pending, onUndo: () => void undo(shown.id) }
            : undefined,
      } satisfies MatchCallOffResultProps),
    sheet: {
      open: state !== null,
      action: lastAction,
      preview: preview.data ?? null,
      pending: sending.pending,
      error: sending.error ?? loadError,
      orderHref: (orderId) => pathTo('order', { orderId }),
      onCallOff: (targetId) => void onCallOff(targetId),
      onClose: overlay.close,
    } satisfies MatchCallOffSheetProps,
  };
}
