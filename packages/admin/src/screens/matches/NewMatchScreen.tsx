import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { MatchForm, StaffPage } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { emptyMatch } from '../../data/matches/matchDraft';
import { createMatch, useMatchCards } from '../../data/matches/matches';
import { pathTo } from '../../paths';
import { useMatchEditor } from './useMatchEditor';

/** Adds a match, which fans see at once. */
export function NewMatchScreen() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { keyFor } = useIdempotencyKey();
  const cards = useMatchCards();
  const form = useMatchEditor({
    stored: emptyMatch,
    name: 'new',
    save: (_version, content) => createMatch(content, keyFor(content)),
    reload: async () => undefined,
    onSaved() {
      if (isCurrent()) void navigate(pathTo('matches'), { replace: true });
    },
  });
  return (
    <StaffPage backHref={pathTo('matches')} current="matches">
      <MatchForm kind="new" {...form} cards={cards.data ?? []} />
    </StaffPage>
  );
}
