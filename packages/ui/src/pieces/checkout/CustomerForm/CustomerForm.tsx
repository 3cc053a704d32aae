import { useId } from 'react';
import type { FeeRule } from '../../../format';
import { Button, Checkbox, Form, Heading, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { panelColumn } from '../../../styles';
import { PersonFields, PersonFieldsAddress } from '../../shared/PersonFields/PersonFields';
import type { PersonFieldsAddressBinding } from '../../shared/PersonFields/usePersonForm';
import {
  type DeliveryMethod,
  DeliveryPicker,
  type DeliveryPickerProps,
} from '../DeliveryPicker/DeliveryPicker';
import { OrderSums } from '../OrderSums/OrderSums';
import { customerFormMessages } from './messages';

export type CustomerFormProps = {
  method: DeliveryMethod;
  onMethodChange: (method: DeliveryMethod) => void;
  /** The matches at which the order can be picked up. */
  matches?: DeliveryPickerProps['matches'];
  /** Fields from `usePersonForm` with `address` set for shipping. */
  person: PersonFieldsAddressBinding;
  /** Whether the address is saved with the order. */
  register: boolean;
  onRegisterChange: (register: boolean) => void;
  /** Whether a saved address exists, which would be replaced. */
  registered: boolean;
  itemsTotal: number;
  /** Fee of the delivery by mail, whichever method is chosen. */
  shippingFee: number;
  /** Fees that differ by address, or a total from which the delivery is free. */
  feeRule?: FeeRule;
  backHref: string;
  onSubmit: () => void;
};

/** First step of the checkout: delivery method, contact and address. */
export function CustomerForm({
  method,
  onMethodChange,
  matches,
  person,
  register,
  onRegisterChange,
  registered,
  itemsTotal,
  shippingFee,
  feeRule,
  backHref,
  onSubmit,
}: CustomerFormProps) {
  const m = useMessages('CustomerForm', customerFormMessages);
  const id = useId();
  const fee = method === 'shipping' ? shippingFee : 0;

  return (
    <Form label={m.title} gap="xxl" onSubmit={onSubmit}>
      <DeliveryPicker {...{ method, onMethodChange, shippingFee, feeRule, matches }} />
      <Stack as="section" aria-labelledby={`${id}-customer`}>
        <Heading level={2} id={`${id}-customer`}>
          {m.customer}
        </Heading>
        <PersonFields {...person} />
      </Stack>
      {method === 'shipping' && (
        <Stack as="section" aria-labelledby={`${id}-address`}>
          <Heading level={2} id={`${id}-address`}>
            {m.address}
          </Heading>
          <PersonFieldsAddress {...person} />
          <Checkbox
            label={m.register}
            description={registered ? m.registerAgain : m.registerHelp}
            checked={register}
            onCheckedChange={onRegisterChange}
          />
        </Stack>
      )}
      <Stack gap="md">
        <div className={panelColumn}>
          <OrderSums itemsTotal={itemsTotal} shippingFee={fee} total={itemsTotal + fee} />
        </div>
        <Button type="submit" tone="accent" fullWidth>
          {m.next}
        </Button>
        <Button emphasis="quiet" href={backHref} fullWidth>
          {m.back}
        </Button>
      </Stack>
    </Form>
  );
}
