import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { Heading, Stack, Table, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchClosingMessages } from './messages';

type Props = {
  figures: components['schemas']['MatchFigures'];
  hrefOf: (orderId: string) => string;
};

/** Orders that nobody has picked up, and until when they wait. */
export function MatchClosingLeft({ figures: { left, orders }, hrefOf }: Props) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} kind="title">
        {m.waiting}
      </Heading>
      {orders.left > left.length && <Text kind="small">{m.more(left.length, orders.left)}</Text>}
      <Table
        density="dense"
        label={m.waiting}
        items={left}
        getKey={({ orderId }) => orderId}
        columns={[
          {
            header: m.orderId,
            cell: ({ orderId }) => (
              <TextLink tone="neutral" href={hrefOf(orderId)}>
                {orderId}
              </TextLink>
            ),
          },
          { header: m.pieces, align: 'end', cell: ({ pieces }) => formatCount(pieces) },
          {
            header: m.due,
            align: 'end',
            cell: ({ due }) => (due === 0 ? m.paid : formatYen(due)),
          },
          {
            header: m.until,
            align: 'end',
            cell: ({ until }) => (until === null ? m.noUntil : m.untilDay(until)),
          },
        ]}
      />
    </Stack>
  );
}
