import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import type { MatchClosingMessages } from './messages';

type Figures = components['schemas']['MatchFigures'];
export type ClosingChange = { name: string; before: string; now: string };

type Line = { key: string; name: string; text: string };

/** What a page says, line by line. */
function linesOf(
  { orders, money, refunds, tills, goods }: Figures,
  m: MatchClosingMessages,
): Line[] {
  const line = (key: string, name: string, text: string) => ({ key, name, text });
  const of = m.changedOf;
  const takings = (['cash', 'other'] as const).flatMap((means) =>
    (['pickup', 'booth'] as const).map((where) =>
      line(
        `${means} ${where}`,
        of(m[means], m[where]),
        formatYen(money[means][where === 'pickup' ? 'orders' : 'booth']),
      ),
    ),
  );
  return [
    line('handedOver', m.changedHandedOver, m.count(orders.handedOver)),
    line('left', m.changedLeft, m.count(orders.left)),
    line('ofOthers', m.ofOthers, m.count(orders.ofOthers)),
    line('card', m.card, formatYen(money.card)),
    ...takings,
    line(
      'refunds',
      m.refunds(refunds.count),
      formatYen(refunds.card + refunds.cash + refunds.other),
    ),
    ...tills.flatMap(({ tillId, name, expected, counted }) => [
      line(`${tillId} expected`, of(name, m.expected), formatYen(expected)),
      line(
        `${tillId} counted`,
        of(name, m.counted),
        counted === null ? m.notCounted : formatYen(counted),
      ),
    ]),
    ...goods.flatMap(({ productId, optionId, name, label, handedOver, left, booth }) => {
      const key = `${productId} ${optionId}`;
      const goodsName = label === '' ? name : `${name} ${label}`;
      return [
        line(`${key} handedOver`, of(goodsName, m.handedOver), String(handedOver)),
        line(`${key} left`, of(goodsName, m.left), String(left)),
        line(`${key} booth`, of(goodsName, m.booth), String(booth)),
      ];
    }),
  ];
}

/** The lines of a page that read otherwise since it was closed. */
export function closingChanges(
  before: Figures,
  now: Figures,
  m: MatchClosingMessages,
): ClosingChange[] {
  const [old, present] = [linesOf(before, m), linesOf(now, m)];
  const keys = new Set([...old, ...present].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const was = old.find((line) => line.key === key);
    const is = present.find((line) => line.key === key);
    return was?.text === is?.text
      ? []
      : [{ name: (is ?? was)?.name ?? '', before: was?.text ?? m.none, now: is?.text ?? m.none }];
  });
}
