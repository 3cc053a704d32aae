import type { ReactNode } from 'react';
import { formatDateTime } from '../../../format';
import { BoxIcon, ClockIcon, CloseIcon, LockIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { stockLabelMessages } from './messages';
import { StockLabelCountdown } from './StockLabelCountdown';
import type { ProductStock } from './saleStock';

export { nextSaleChange, type ProductStock, withSale } from './saleStock';

export type StockLabelProps = {
  /** Without it nothing is shown: not counted, or plentiful. */
  stock: ProductStock | undefined;
};

type Look = { tone: 'ink' | 'warning'; text: ReactNode; icon: ReactNode };

/** Says how little is left of a product, or that it is not sold yet or any more; each state has its own words and sign. */
export function StockLabel({ stock }: StockLabelProps) {
  const m = useMessages('StockLabel', stockLabelMessages);
  if (!stock) return null;
  const looks: Record<ProductStock['state'], Look> = {
    few: { tone: 'warning', text: m.few(stock.left), icon: <BoxIcon size="tiny" /> },
    in_payment: { tone: 'ink', text: m.inPayment, icon: <ClockIcon size="tiny" /> },
    sold_out: { tone: 'ink', text: m.soldOut, icon: <CloseIcon size="tiny" /> },
    not_open: { tone: 'ink', text: null, icon: <LockIcon size="tiny" /> },
    ended: { tone: 'ink', text: m.ended, icon: <CloseIcon size="tiny" /> },
  };
  const { tone, text, icon } = looks[stock.state];
  return (
    <Text as="span" kind="labelSmall" tone={tone} phrases icon={icon}>
      {stock.state === 'not_open' ? (
        <>
          {m.opens(formatDateTime(stock.opensAt))}
          <StockLabelCountdown until={stock.opensHereAt} />
        </>
      ) : (
        text
      )}
    </Text>
  );
}
