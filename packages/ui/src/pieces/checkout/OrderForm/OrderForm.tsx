import { nameWithOption } from '@homestand/api-client/optionName';
import { useId } from 'react';
import { formatYen } from '../../../format';
import { InfoIcon, ShopIcon } from '../../../icons';
import { Button, Dialog, Form, Heading, Notice, Picture, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { PersonFields } from '../../shared/PersonFields/PersonFields';
import type { PersonFieldsBinding } from '../../shared/PersonFields/usePersonForm';
import { ProductName } from '../../shared/ProductName/ProductName';
import { type ProductStock, StockLabel } from '../../shared/StockLabel/StockLabel';
import { TakeLeftButton } from '../../shared/TakeLeftButton/TakeLeftButton';
import { MatchPicker, type MatchPickerProps } from '../MatchPicker/MatchPicker';
import { OrderSums } from '../OrderSums/OrderSums';
import { orderFormMessages } from './messages';
import * as styles from './OrderForm.css';

export type OrderFormProps = {
  product: {
    name: string;
    /** Label of the chosen option. */
    option?: string | undefined;
    price: number;
    /** What is left; missing if it is plenty. */
    stock?: ProductStock | undefined;
    pictureUrl: string | null;
  };
  quantity: number;
  /** Fewer pieces than the quantity can be ordered, by the limit for a person or by the stock; `onTake` orders those. */
  shortage?: { left: number; perPerson?: number | undefined; onTake: () => void } | null;
  /** The matches at which the order can be picked up. */
  matches?: MatchPickerProps | undefined;
  /** Fields from `usePersonForm`. */
  person: PersonFieldsBinding;
  /** The order is being sent. */
  pending: boolean;
  /** Error message: why there is no order and what to do. */
  error?: string | null;
  /** The result of an earlier order request is unknown. */
  uncertain?: boolean;
  onSubmit: () => void;
  /** Number of the created order; once set, the confirmation opens. */
  orderId?: string | null;
  ordersHref: string;
  /** Called when the confirmation is closed. */
  onClose: () => void;
};

/** Order form for one product, paid and picked up at the venue. */
export function OrderForm({
  product,
  quantity,
  shortage = null,
  matches,
  person,
  pending,
  error = null,
  uncertain = false,
  onSubmit,
  orderId = null,
  ordersHref,
  onClose,
}: OrderFormProps) {
  const m = useMessages('OrderForm', orderFormMessages);
  const id = useId();

  return (
    <>
      <Form label={m.title} gap="xl" pending={pending || orderId !== null} onSubmit={onSubmit}>
        <section className={styles.content} aria-labelledby={`${id}-content`}>
          <Heading level={2} kind="labelSmall" id={`${id}-content`}>
            {m.content}
          </Heading>
          <div className={styles.item}>
            <span className={styles.picture}>
              {product.pictureUrl === null ? (
                <ShopIcon />
              ) : (
                <Picture src={product.pictureUrl} alt="" drawn={160} ratio="1/1" />
              )}
            </span>
            <Stack gap="hair">
              <Text kind="label" phrases>
                <ProductName option={product.option}>{product.name}</ProductName>
              </Text>
              <Text kind="small" tone="muted">
                {m.line(formatYen(product.price), quantity)}
              </Text>
              <StockLabel stock={product.stock} />
            </Stack>
          </div>
          {shortage && shortage.left > 0 && (
            <Stack gap="xs" align="start">
              <Text kind="small" tone="danger" phrases icon={<InfoIcon size="tiny" />}>
                {shortage.perPerson === undefined
                  ? m.short(shortage.left)
                  : m.aboveLimit(shortage.perPerson, shortage.left)}
              </Text>
              <TakeLeftButton
                itemName={nameWithOption(product.name, product.option)}
                left={shortage.left}
                onTake={shortage.onTake}
              />
            </Stack>
          )}
          <OrderSums total={product.price * quantity} />
        </section>
        {matches && <MatchPicker {...matches} />}
        <Stack as="section" aria-labelledby={`${id}-customer`}>
          <Heading level={2} id={`${id}-customer`}>
            {m.customer}
          </Heading>
          <PersonFields {...person} />
        </Stack>
        <Stack gap="md">
          <Notice>{m.payment}</Notice>
          <Notice tone="danger" role="alert">
            {!pending && (error || (uncertain && m.uncertain))}
          </Notice>
          <Button type="submit" tone="accent" fullWidth pending={pending}>
            {m.submit}
          </Button>
        </Stack>
      </Form>
      <OrderFormDone orderId={orderId} ordersHref={ordersHref} onClose={onClose} />
    </>
  );
}

type Props = Required<Pick<OrderFormProps, 'orderId' | 'ordersHref' | 'onClose'>> & {};

function OrderFormDone({ orderId, ordersHref, onClose }: Props) {
  const m = useMessages('OrderForm', orderFormMessages);
  return (
    <Dialog
      open={orderId !== null}
      title={m.done}
      dismissible={false}
      onClose={onClose}
      actions={
        <Button tone="accent" href={ordersHref} fullWidth>
          {m.toOrders}
        </Button>
      }
    >
      <Stack gap="lg" align="center">
        <Stack gap="xs" align="center">
          <Text kind="small" tone="muted">
            {m.number}
          </Text>
          <p className={styles.number}>{orderId}</p>
        </Stack>
        <Text phrases>{m.doneHelp}</Text>
      </Stack>
    </Dialog>
  );
}
