import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseFavorite } from '../../data/account/players';
import { pathTo } from '../../paths';

const timeToSee = 200;

/** The selected player until it is saved; then navigates to my page, unless the fan has left. */
export function usePlayerChoice(startId: number) {
  const [selectedId, setSelectedId] = useState(startId);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();

  return {
    selectedId,
    pending,
    error,
    onSelect(id: number) {
      setError(null);
      setSelectedId(id);
    },
    async onSave(id: number) {
      setPending(true);
      setError(null);
      try {
        await chooseFavorite(id);
        setTimeout(() => isCurrent() && void navigate(pathTo('myPage')), timeToSee);
      } catch (thrown) {
        setError(textOf(errorNotice(thrown)));
        setPending(false);
      }
    },
  };
}
