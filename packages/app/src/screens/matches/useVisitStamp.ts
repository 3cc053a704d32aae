import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useNoticeText, type VisitStampProps } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { claimCode, claimErrorNotice } from '../../data/cards/codeClaims';
import { useClaimsPaused } from '../../data/cards/codeClaims.store';
import { isVisitCode } from '../../data/matches/visitCode';
import { reloadVisits, type VisitStamp } from '../../data/matches/visits';
import { pathTo } from '../../paths';

/** Claims the stamp of the code in the address, if there is one, and says what became of it. */
export function useVisitStamp(): VisitStampProps | null {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const textOf = useNoticeText();
  const paused = useClaimsPaused();
  const [code, setCode] = useState('');
  const [stamp, setStamp] = useState<VisitStamp | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  // The code stays in no history, and not in what the fan shares.
  const takeCode = useEffectEvent((scanned: string) => {
    setCode(scanned);
    setStamp(null);
    setRefusal(null);
    if (isCurrent()) void navigate(pathTo('visits'), { replace: true, state });
  });
  useEffect(() => {
    if (hash !== '') takeCode(hash.slice(1));
  }, [hash]);

  const finish = useEffectEvent((claimed: VisitStamp) => {
    setStamp(claimed);
    reloadVisits();
  });
  const refuse = useEffectEvent((error: unknown) => {
    setRefusal(textOf(claimErrorNotice(error, code)));
  });
  useEffect(() => {
    if (!isVisitCode(code)) return;
    return claimCode(code, {
      onClaimed: (claimed) => claimed.kind === 'visit' && finish(claimed.stamp),
      onRefused: (error) => refuse(error),
    });
  }, [code]);

  if (code === '') return null;
  if (!isVisitCode(code)) return { status: 'failed' };
  if (refusal !== null) return { status: 'failed', message: refusal };
  if (stamp === null) return { status: paused ? 'stored' : 'asking' };
  const { isNew, countInSeason, visit } = stamp;
  return { status: isNew ? 'stamped' : 'stampedBefore', countInSeason, match: visit.match };
}
