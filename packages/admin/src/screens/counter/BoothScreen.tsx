import { QueryView } from '@homestand/app-core/react/QueryView';
import { BoothGoods, BoothSale, BoothSales } from '@homestand/ui';
import { useState } from 'react';
import { useBoothGoods } from '../../data/counter/boothSales';
import { boothFor, pathTo, useBoothProduct } from '../../paths';
import { DeskPage } from './DeskPage';
import { useBooth } from './useBooth';

/** Sells goods to somebody without an order; without a connection, too. */
export function BoothScreen() {
  const productId = useBoothProduct();
  const goods = useBoothGoods();
  const booth = useBooth();
  const [query, setQuery] = useState('');
  const chosen = goods.data?.list.find((item) => item.productId === productId);
  if (chosen)
    return (
      <DeskPage current="booth">
        <BoothSale
          key={chosen.productId}
          goods={chosen}
          pending={booth.pending}
          error={booth.error}
          backHref={pathTo('booth')}
          onRecord={booth.record}
        />
      </DeskPage>
    );
  return (
    <DeskPage current="booth">
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
