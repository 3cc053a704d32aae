import { startPlayerId } from '@homestand/ui';
import { useState } from 'react';
import type { useTop } from '../../data/top/top';
import { pathTo } from '../../paths';

/** The selected player, the open topic and the confirmation of a sent message. */
export function useTopState(top: ReturnType<typeof useTop>['data']) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const players = top?.playerList ?? [];
  const isThere = players.some(({ id }) => id === chosen);
  const selectedId = isThere ? chosen : startPlayerId(players);
  // New content after the offline copy must not change whom somebody is writing to.
  if (chosen !== selectedId && players.length > 0) setChosen(selectedId);

  return {
    players: { selectedId, onSelect: setChosen },
    topics: { openId, onToggle: (id: string) => setOpenId(openId === id ? null : id) },
    onSent: setSentTo,
    sent: {
      open: sentTo !== null,
      href: sentTo === null ? '' : pathTo('thread', { topicId: sentTo }),
      onClose: () => setSentTo(null),
    },
  };
}
