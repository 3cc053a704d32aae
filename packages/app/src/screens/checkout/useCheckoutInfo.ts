import { type DeliveryMethod, trimmed } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { shippingFeeOf } from '../../data/checkout';
import { pathTo } from '../../paths';
import { changeDraft, useDraft } from '../../stores/draft.store';
import { merged } from './customer.map';
import { useCustomer } from './useCustomer';

/** The first step of the checkout; all of it lives in the draft. */
export function useCheckoutInfo() {
  const { deliveryMethod, registerCheckboxChecked, customerInfo } = useDraft();
  const customer = useCustomer({ address: deliveryMethod === 'shipping' });
  const navigate = useNavigate();

  return {
    ready: customer.ready,
    form: {
      method: deliveryMethod,
      onMethodChange: (method: DeliveryMethod) => changeDraft({ deliveryMethod: method }),
      person: customer.bind,
      register: registerCheckboxChecked,
      onRegisterChange: (checked: boolean) => changeDraft({ registerCheckboxChecked: checked }),
      registered: customer.saved !== null,
      shippingFee: shippingFeeOf(deliveryMethod),
      onSubmit() {
        if (!customer.check()) return;
        changeDraft({ customerInfo: merged(customerInfo, trimmed(customer.bind.values)) });
        void navigate(pathTo('checkoutPayment'));
      },
    },
  };
}
