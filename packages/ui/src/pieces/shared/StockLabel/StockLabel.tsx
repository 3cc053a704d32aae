import type { components } from '@homestand/api-client/contract';
import { BoxIcon, ClockIcon, CloseIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { stockLabelMessages } from './messages';

/** What is left of a product for this fan. */
export type ProductStock = components['schemas']['ProductStock'];

export type StockLabelProps = {
  /** Without it nothing is shown: not counted, or plentiful. */
  stock: ProductStock | undefined;
};

/** Says how little is left of a product; each state has its own words and sign. */
export function StockLabel({ stock }: StockLabelProps) {
  const m = useMessages('StockLabel', stockLabelMessages);
  if (!stock) return null;
  const looks = {
    few: { tone: 'warning', text: m.few(stock.left), icon: <BoxIcon size="tiny" /> },
    in_payment: { tone: 'ink', text: m.inPayment, icon: <ClockIcon size="tiny" /> },
    sold_out: { tone: 'ink', text: m.soldOut, icon: <CloseIcon size="tiny" /> },
  } as const;
  const { tone, text, icon } = looks[stock.state];
  return (
    <Text as="span" kind="labelSmall" tone={tone} phrases icon={icon}>
      {text}
    </Text>
  );
}
