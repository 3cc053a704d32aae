import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import {
  DescriptionList,
  DescriptionListItem,
  Heading,
  Stack,
  Table,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchClosingMessages } from './messages';

type Props = { figures: components['schemas']['MatchFigures'] };

/** Orders of the match, and the money by its means. */
export function MatchClosingMoney({ figures: { orders, money, refunds } }: Props) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  const { cash, other } = money;
  const rows = [
    { name: m.cash, ...cash },
    { name: m.other, ...other },
    { name: m.card, orders: money.card, booth: 0 },
  ];
  const total = (key: 'orders' | 'booth') => rows.reduce((sum, row) => sum + row[key], 0);
  const yen = { align: 'end', nowrap: true } as const;
  return (
    <>
      <Stack as="section" gap="sm">
        <Heading level={3} kind="title">
          {m.orders}
        </Heading>
        <DescriptionList kind="row">
          <DescriptionListItem term={m.ordered}>{m.count(orders.count)}</DescriptionListItem>
          <DescriptionListItem term={m.handedOver}>
            {m.count(orders.handedOver)}
          </DescriptionListItem>
          <DescriptionListItem term={m.left}>{m.count(orders.left)}</DescriptionListItem>
        </DescriptionList>
        {orders.ofOthers > 0 && (
          <Text kind="small" phrases>
            {m.ofOthersHelp(orders.ofOthers)}
          </Text>
        )}
      </Stack>
      <Stack as="section" gap="sm">
        <Heading level={3} kind="title">
          {m.money}
        </Heading>
        <Table
          density="dense"
          label={m.money}
          items={rows}
          getKey={({ name }) => name}
          columns={[
            { header: m.means, cell: ({ name }) => name },
            { header: m.pickup, ...yen, cell: (row) => formatYen(row.orders) },
            { header: m.booth, ...yen, cell: (row) => formatYen(row.booth) },
            { header: m.sum, ...yen, cell: (row) => formatYen(row.orders + row.booth) },
          ]}
          footer={[
            [
              m.total,
              formatYen(total('orders')),
              formatYen(total('booth')),
              formatYen(total('orders') + total('booth')),
            ],
          ]}
        />
        {refunds.count > 0 && (
          <Text kind="small" phrases>
            {[
              m.refunds(refunds.count),
              ...(['cash', 'other', 'card'] as const).flatMap((means) =>
                refunds[means] === 0 ? [] : [m.refund(m[means], formatYen(refunds[means]))],
              ),
            ].join('\u3000')}
          </Text>
        )}
      </Stack>
    </>
  );
}
