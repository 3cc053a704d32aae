import { NetworkError } from '@homestand/api-client';
import { followTypedScans } from '@homestand/app-core/browser/typedScan';
import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import type { HandOverOutcome } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClub, useClubAddresses } from '../../data/counter/club';
import { usePickup } from '../../data/counter/pickups';
import { createScanFilter } from '../../data/counter/scanFilter';
import { readScannedCode } from '../../data/counter/scannedCode';
import { announce } from '../../data/counter/sound';
import { pathTo, useRouteParams } from '../../paths';
import { outcomeOf } from './pickup.map';
import { useHandOver } from './useHandOver';
import { useOtherPickups } from './useOtherPickups';

function resultOf({
  data,
  error,
  missing,
}: Pick<ReturnType<typeof usePickup>, 'data' | 'error' | 'missing'>): HandOverOutcome | null {
  if (data) return outcomeOf(data);
  if (isNotFound(error)) return { kind: 'unknown' };
  return missing && error instanceof NetworkError ? { kind: 'notOnList' } : null;
}

/** The counter: from a code to the order it opens or the result it has, and back to the next fan. */
export function useCounter() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  // The counter alone has no order.
  const { orderId }: { orderId?: string } = useRouteParams('counterOrder');
  const club = useClub();
  const addresses = useClubAddresses();
  const current = usePickup(orderId);
  const [filter] = useState(createScanFilter);
  const [codeResult, setCodeResult] = useState<HandOverOutcome | null>(null);
  const handOver = useHandOver({
    orderId,
    // The refused order's screen says why; the orders handed over with it are shown after it.
    onRefused: (refusedId, endedIds) =>
      end(endedIds, pathTo('counterOrder', { orderId: refusedId })),
    onEnd: (endedIds) => end(endedIds, pathTo('counter')),
  });
  const pickup = handOver.handing ? { ...current, data: handOver.handing[0] } : current;
  const together = useOtherPickups(pickup.data, handOver.handing);

  const orderResult = resultOf(pickup);
  const result = orderId === undefined ? (codeResult ?? handOver.result) : orderResult;

  const orderKind = orderId === undefined ? undefined : orderResult?.kind;
  useEffect(() => {
    // Once for each order, and again when its state changes while it is open.
    if (orderId !== undefined && orderKind) announce(orderKind);
  }, [orderId, orderKind]);

  function open(text: string) {
    const code = readScannedCode(text, addresses);
    if (code.kind === 'order' && handOver.handing?.some(({ id }) => id === code.orderId)) return;
    handOver.clear();
    const replace = orderId !== undefined;
    if (code.kind === 'order') {
      setCodeResult(null);
      void navigate(pathTo('counterOrder', { orderId: code.orderId }), { replace });
      if (code.orderId === orderId) void pickup.mutate();
      return;
    }
    setCodeResult(
      code.kind === 'otherClub'
        ? { kind: code.kind, team: club.data?.team ?? '' }
        : { kind: code.kind },
    );
    announce(code.kind);
    if (replace) void navigate(pathTo('counter'), { replace });
  }
  const openTyped = useEffectEvent(open);
  useEffect(() => followTypedScans((text) => openTyped(text)), []);

  return {
    orderId,
    pickup,
    together,
    handOver,
    result,
    /** Codes of one frame of the camera. */
    onTexts(texts: readonly string[]) {
      const now = performance.now();
      // The filter gets every code of the frame: it ignores codes that stay in view.
      const [text] = texts.filter((text) => filter.isNew(keyOf(text), now));
      if (text !== undefined) open(text);
    },
    back() {
      if (orderId !== undefined) filter.close(orderId, performance.now());
      setCodeResult(null);
      handOver.leave();
      void navigate(pathTo('counter'), { replace: true });
    },
  };

  function end(endedIds: readonly string[], next: string): boolean {
    for (const endedId of endedIds) filter.close(endedId, performance.now());
    // The next order may be open already.
    const leaves = isCurrent();
    if (leaves) void navigate(next, { replace: true });
    return leaves;
  }

  /** The order of a code, whatever its address: it may have been opened by a search. */
  function keyOf(text: string): string {
    const code = readScannedCode(text, addresses);
    return code.kind === 'order' ? code.orderId : text;
  }
}
