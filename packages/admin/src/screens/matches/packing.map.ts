import type { MatchPackingProps, PackingRow } from '@homestand/ui';
import type { MatchPacking, Tick, Ticks } from '../../data/matches/packing';

type Goods = MatchPacking['goods'][number];
type List = keyof MatchPackingProps['rows'];

const keyOf = (list: List, { productId, option }: Goods) =>
  `${list}:${productId}${option ? `-${option.id}` : ''}`;

/** What was handed over was in the car, too: the number stays the same while the counter is open. */
const packed = ({ open, handedOver }: Goods) => open + handedOver;
const back = ({ open, dropped, moved }: Goods) => open + dropped + moved;

/** The lists of a match with their ticks. What was ticked stays in its list, also when no order has it any more. */
export function packingRows(goods: readonly Goods[], ticks: Ticks): MatchPackingProps['rows'] {
  const rowsOf = (
    list: List,
    quantityOf: (goods: Goods) => number,
    more: (goods: Goods) => Partial<PackingRow>,
  ): PackingRow[] => {
    const rows = goods.map((each) => {
      const key = keyOf(list, each);
      return {
        key,
        ...{ productName: each.productName, option: each.option },
        quantity: quantityOf(each),
        ticked: ticks[key]?.quantity ?? null,
        ...more(each),
      };
    });
    const keys = new Set(rows.map(({ key }) => key));
    const gone = Object.entries(ticks)
      .filter(([key]) => key.startsWith(`${list}:`) && !keys.has(key))
      .map(([key, { quantity, name, label }], index) => ({
        ...{ key, productName: name, quantity: 0, ticked: quantity },
        ...(label !== undefined && { option: { id: index + 1, label } }),
      }));
    return [...rows, ...gone].filter(({ quantity, ticked }) => quantity > 0 || ticked !== null);
  };
  return {
    pack: rowsOf('pack', packed, ({ free }) => (free === null ? {} : { free })),
    booth: rowsOf(
      'booth',
      (each) => (packed(each) === 0 ? (each.free ?? 0) : 0),
      () => ({}),
    ),
    back: rowsOf('back', back, ({ open, dropped, moved }) => ({ from: { open, dropped, moved } })),
  };
}

export const tickOf = ({ quantity, productName, option }: PackingRow): Tick => ({
  ...{ quantity, name: productName },
  ...(option && { label: option.label }),
});
