import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { type NoticeContent, useNoticeText } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveCollectedCard } from '../../data/cards/cards';
import { type ClaimedCard, claimCode, claimErrorNotice } from '../../data/cards/codeClaims';
import { useClaimsPaused } from '../../data/cards/codeClaims.store';
import { pathTo } from '../../paths';

const timeToRead = 2000;

/** Claims a card and opens it: the celebration for a new one, the card screen for one already collected. */
export function useClaimCard(code: string) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { state } = useLocation();
  const textOf = useNoticeText();
  const paused = useClaimsPaused();
  const [refusal, setRefusal] = useState<NoticeContent | null>(null);

  const goOn = useEffectEvent(({ cardId, card }: ClaimedCard) => {
    if (card) saveCollectedCard(card);
    const params = { cardId: String(cardId) };
    const place = card ? pathTo('newCard', params) : pathTo('card', params);
    if (isCurrent()) void navigate(place, { replace: true, state });
  });
  const giveUp = useEffectEvent(() => {
    if (isCurrent()) void navigate(pathTo('home'), { replace: true });
  });

  useEffect(
    () =>
      claimCode(code, {
        onClaimed: (claimed) => claimed.kind === 'card' && goOn(claimed),
        onRefused: (error) => setRefusal(claimErrorNotice(error, code)),
      }),
    [code],
  );

  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => giveUp(), timeToRead);
    return () => clearTimeout(timer);
  }, [refusal]);

  if (refusal !== null) return { status: 'failed' as const, message: textOf(refusal) };
  return { status: paused ? ('stored' as const) : ('asking' as const) };
}
