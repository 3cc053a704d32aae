import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { followTypedScans } from '@homestand/app-core/browser/typedScan';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import type { BoothBasketItem, BoothProduct, SoldAtBooth, TagOutcome } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClubAddresses } from '../../data/counter/club';
import { createScanFilter } from '../../data/counter/scanFilter';
import { readScannedTag } from '../../data/counter/scannedTag';
import { announce } from '../../data/counter/sound';
import { pathTo } from '../../paths';
import { pricedBasket, taggedGoods, withGoods } from './booth.map';
import type { useBooth } from './useBooth';

/** Goods that one person buys together: scanned one by one, or chosen from the list. */
export function useBoothBasket(list: readonly BoothProduct[], booth: ReturnType<typeof useBooth>) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { reload } = useSessionCache();
  const addresses = useClubAddresses();
  const [filter] = useState(createScanFilter);
  const [basket, setBasket] = useState<readonly BoothBasketItem[]>([]);
  const [outcome, setOutcome] = useState<TagOutcome | null>(null);
  useInterruptionGuard(basket.length > 0);
  const read = (text: string) =>
    taggedGoods(list, readScannedTag(text, { ...addresses, origin: window.location.origin }));

  function show(next: TagOutcome) {
    setOutcome(next);
    announce(signs[next.kind]);
  }

  function add(goods: Omit<BoothBasketItem, 'quantity'>, pieces: number) {
    const next = withGoods(basket, goods, pieces);
    setBasket(next.basket);
    booth.clearError();
    show(next.outcome);
  }

  // What is being recorded does not change meanwhile.
  const change = (next: (item: BoothBasketItem) => BoothBasketItem | null) =>
    !booth.pending && setBasket(basket.map(next).filter((item) => item !== null));

  function take(text: string) {
    if (booth.pending) return;
    const found = read(text);
    if ('optionId' in found) return add(found, 1);
    show(found);
    // The list of this device may be old.
    if (found.kind === 'notSold' || found.kind === 'optionEnded') void reload('booth-goods');
  }
  const takeTyped = useEffectEvent(take);
  useEffect(() => followTypedScans((text) => takeTyped(text)), []);

  return {
    items: pricedBasket(basket, list),
    outcome,
    /** Codes of one frame of the camera. */
    onTexts(texts: readonly string[]) {
      const found = filter.onlyNew(texts.map(keyOf), performance.now());
      if (found === 'several') {
        if (outcome?.kind !== 'several') show({ kind: 'several' });
      } else if (found) take(texts[0] ?? '');
    },
    onQuantityChange: (optionId: number, quantity: number | null) =>
      change((item) => (item.optionId === optionId ? { ...item, quantity } : item)),
    onDelete: (optionId: number) => change((item) => (item.optionId === optionId ? null : item)),
    onClear: empty,
    onAdd({ quantity, ...goods }: Omit<SoldAtBooth, 'means'>) {
      add(goods, quantity);
      void navigate(pathTo('booth'));
    },
    /** Records the basket; what the server refuses stays in it. */
    onRecord: (sales: readonly SoldAtBooth[]) =>
      booth.record(sales, (sold) => {
        const now = performance.now();
        for (const { optionId } of sold) filter.close(String(optionId), now);
        const ids = new Set(sold.map(({ optionId }) => optionId));
        setBasket((items) => items.filter(({ optionId }) => !ids.has(optionId)));
        setOutcome(null);
      }),
    /** Records one product that was chosen from the list. */
    onRecordOne: (sale: SoldAtBooth) =>
      booth.record([sale], (_sold, isAll) => {
        if (isAll && isCurrent()) void navigate(pathTo('booth'));
      }),
  };

  function empty() {
    setBasket([]);
    setOutcome(null);
    booth.clearError();
  }

  /** The same goods, however their code is written. */
  function keyOf(text: string): string {
    const found = read(text);
    return 'optionId' in found ? String(found.optionId) : text;
  }
}

/** Sound and vibration of each outcome, as at the counter. */
const signs = {
  added: 'handedOver',
  full: 'notOnList',
  several: 'notOnList',
  order: 'notAnOrder',
  card: 'card',
  otherClub: 'otherClub',
  notATag: 'notAnOrder',
  notSold: 'unknown',
  optionMissing: 'notOnList',
  optionEnded: 'unknown',
} as const;
