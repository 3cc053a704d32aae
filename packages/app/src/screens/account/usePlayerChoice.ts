import { useAction } from '@homestand/app-core/react/useAction';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseFavorite } from '../../data/account/players';
import { pathTo } from '../../paths';

const timeToSee = 200;

/** The selected player until it is saved; then navigates to my page, unless the fan has left. */
export function usePlayerChoice(startId: number) {
  const [selectedId, setSelectedId] = useState(startId);
  const { pending, error, run, clear } = useAction({ leaves: true });
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();

  return {
    selectedId,
    pending,
    error,
    onSelect(id: number) {
      clear();
      setSelectedId(id);
    },
    async onSave(id: number) {
      await run(async () => {
        await chooseFavorite(id);
        setTimeout(() => isCurrent() && void navigate(pathTo('myPage')), timeToSee);
      });
    },
  };
}
