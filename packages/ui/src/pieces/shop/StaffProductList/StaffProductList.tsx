import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import { PlusIcon } from '../../../icons';
import {
  Button,
  EmptyState,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Table,
  TableRowLink,
  Tabs,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { ProductName } from '../../shared/ProductName/ProductName';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import { productStateMessages } from '../ProductState/messages';
import { ProductState, type ShopProductState } from '../ProductState/ProductState';
import { staffProductListMessages } from './messages';
import * as styles from './StaffProductList.css';
import { StaffProductListMove, StaffProductListStock } from './StaffProductListCells';

export type StaffProductListItem = components['schemas']['ShopProductRow'];

export type StaffProductListProps = {
  /** Null while they load. */
  items: readonly StaffProductListItem[] | null;
  hrefOf: (id: number) => string;
  newHref: string;
  /** Where goods are saved and changed by a file. */
  importHref: string;
  /** Where price tags are printed. */
  priceTagsHref: string;
  filter: { state: ShopProductState | ''; onChange: (state: ShopProductState | '') => void };
  sorting: {
    active: boolean;
    pending: boolean;
    error: string | null;
    onStart: () => void;
    onMove: (id: number, step: -1 | 1) => void;
    onSave: () => void;
    onCancel: () => void;
  };
};

const states = ['on_sale', 'hidden', 'retired'] as const;

/** The goods of the shop for staff, in their order: with stock, and what is not shown to fans. */
export function StaffProductList({
  items,
  hrefOf,
  newHref,
  importHref,
  priceTagsHref,
  filter,
  sorting,
}: StaffProductListProps) {
  const m = useMessages('StaffProductList', staffProductListMessages);
  const words = useMessages('ProductState', productStateMessages);
  if (items === null) return <Skeleton label={m.loading} lines={6} />;
  const add = (
    <Button tone="accent" size="small" href={newHref} icon={<PlusIcon size="small" />}>
      {m.add}
    </Button>
  );
  if (items.length === 0)
    return (
      <EmptyState illustration="waiting" title={m.empty} action={add}>
        {m.emptyHelp}
      </EmptyState>
    );

  const { active } = sorting;
  const shown = items.filter(
    ({ state }) => active || filter.state === '' || state === filter.state,
  );
  const tabs = [
    { id: '', label: m.all },
    ...states.map((state) => ({ id: state, label: words[state] })),
  ];
  const choose = (id: string) => filter.onChange(states.find((state) => state === id) ?? '');
  return (
    <Stack gap="md">
      <Inline justify="between">
        {active ? (
          <Inline>
            <Button tone="accent" size="small" pending={sorting.pending} onClick={sorting.onSave}>
              {m.saveOrder}
            </Button>
            <Button size="small" emphasis="quiet" onClick={sorting.onCancel}>
              {m.cancel}
            </Button>
          </Inline>
        ) : (
          <Inline>
            {add}
            <Button size="small" emphasis="quiet" onClick={sorting.onStart}>
              {m.sort}
            </Button>
            <Button size="small" emphasis="quiet" href={importHref}>
              {m.csv}
            </Button>
            <Button size="small" emphasis="quiet" href={priceTagsHref}>
              {m.priceTags}
            </Button>
          </Inline>
        )}
      </Inline>
      <Notice tone="danger" role="alert">
        {sorting.error}
      </Notice>
      {!active && <Tabs label={m.filters} items={tabs} selected={filter.state} onSelect={choose} />}
      {shown.length === 0 ? (
        <EmptyState
          illustration="missing"
          title={m.none}
          action={<Button onClick={() => filter.onChange('')}>{m.showAll}</Button>}
        >
          {m.noneHelp}
        </EmptyState>
      ) : (
        <Table
          label={m.table}
          cards="desktop"
          items={shown}
          getKey={({ id }) => id}
          rowMark={shortcutMark.row}
          columns={[
            {
              header: m.product,
              isRowHeader: true,
              cell: (item) => (
                <Inline as="span" wrap={false}>
                  <span className={styles.picture}>
                    <ProductCardPicture src={item.imageUrl || undefined} drawn={96} />
                  </span>
                  {active ? (
                    <ProductName>{item.name}</ProductName>
                  ) : (
                    <TableRowLink href={hrefOf(item.id)}>
                      <ProductName>{item.name}</ProductName>
                    </TableRowLink>
                  )}
                </Inline>
              ),
            },
            {
              header: m.price,
              align: 'end',
              nowrap: true,
              card: 'start',
              cell: ({ price }) => (
                <Text as="span" kind="price">
                  {formatYen(price)}
                </Text>
              ),
            },
            {
              header: m.state,
              nowrap: true,
              card: 'end',
              cell: ({ state }) => <ProductState status={state} />,
            },
            ...(active
              ? [
                  {
                    header: m.sort,
                    cell: (item: StaffProductListItem) => (
                      <StaffProductListMove item={item} items={shown} onMove={sorting.onMove} />
                    ),
                  },
                ]
              : (['onHand', 'held', 'sellable'] as const).map((field) => ({
                  header: m[field],
                  align: 'end' as const,
                  nowrap: true,
                  labelled: true,
                  card: field === 'onHand' ? ('start' as const) : ('end' as const),
                  cell: (item: StaffProductListItem) => (
                    <StaffProductListStock item={item} field={field} />
                  ),
                }))),
          ]}
        />
      )}
    </Stack>
  );
}
