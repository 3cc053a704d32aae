import { unlockSound } from '@homestand/app-core/browser/soundSignal';
import { QueryView } from '@homestand/app-core/react/QueryView';
import {
  BoothBasket,
  BoothGoods,
  BoothSale,
  BoothSales,
  DeskScanner,
  useDeskScanner,
} from '@homestand/ui';
import { useState } from 'react';
import { useBoothGoods } from '../../data/counter/boothSales';
import { boothFor, pathTo, useBoothProduct } from '../../paths';
import { DeskPage } from './DeskPage';
import { useBooth } from './useBooth';
import { useBoothBasket } from './useBoothBasket';

/** Sells goods to somebody without an order; without a connection, too. */
export function BoothScreen() {
  const productId = useBoothProduct();
  const goods = useBoothGoods();
  const booth = useBooth();
  const { onTexts, onAdd, onRecordOne, ...basket } = useBoothBasket(goods.data?.list ?? [], booth);
  const [query, setQuery] = useState('');
  const chosen = goods.data?.list.find((item) => item.productId === productId);
  const { pending, error } = booth;
  const scanner = useDeskScanner({
    reading: goods.data !== undefined && !chosen && !pending,
    onTexts,
    onStart: unlockSound,
  });
  if (chosen)
    return (
      <DeskPage current="booth">
        <BoothSale
          key={chosen.productId}
          goods={chosen}
          pending={pending}
          error={error}
          backHref={pathTo('booth')}
          onRecord={onRecordOne}
          onAdd={onAdd}
        />
      </DeskPage>
    );
  return (
    <DeskPage current="booth">
      <DeskScanner {...scanner} kind="low" codes="priceTags" />
      <BoothBasket {...basket} pending={pending} error={error} />
      <BoothSales
        items={booth.rows}
        last={booth.last}
        error={booth.undoError}
        onUndo={booth.onUndo}
        onConfirm={booth.onConfirm}
      />
      <QueryView
        of={goods}
        pending={<BoothGoods items={null} query="" onQueryChange={setQuery} hrefOf={boothFor} />}
      >
        {({ list }) => (
          <BoothGoods items={list} query={query} onQueryChange={setQuery} hrefOf={boothFor} />
        )}
      </QueryView>
    </DeskPage>
  );
}
