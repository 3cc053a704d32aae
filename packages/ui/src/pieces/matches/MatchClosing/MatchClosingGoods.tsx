import type { components } from '@homestand/api-client/contract';
import { formatCount } from '../../../format/internal';
import { Heading, Stack, Table, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { matchClosingMessages } from './messages';

type Props = { figures: components['schemas']['MatchFigures'] };

/** Pieces by product and option: ordered, handed over, left, and sold without an order. */
export function MatchClosingGoods({ figures: { goods } }: Props) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  const kinds = ['ordered', 'handedOver', 'left', 'booth'] as const;
  const total = (kind: (typeof kinds)[number]) =>
    formatCount(goods.reduce((sum, item) => sum + item[kind], 0));
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} kind="title">
        {m.goods}
      </Heading>
      {goods.length === 0 ? (
        <Text kind="small">{m.noGoods}</Text>
      ) : (
        <Table
          density="dense"
          label={m.goods}
          items={goods}
          getKey={({ productId, optionId }) => `${productId} ${optionId}`}
          columns={[
            {
              header: m.goods,
              cell: ({ name, label }) => (
                <ProductName option={label === '' ? undefined : label}>{name}</ProductName>
              ),
            },
            ...kinds.map((kind) => ({
              header: m[kind],
              align: 'end' as const,
              cell: (item: (typeof goods)[number]) => formatCount(item[kind]),
            })),
          ]}
          footer={[[m.total, ...kinds.map(total)]]}
        />
      )}
    </Stack>
  );
}
