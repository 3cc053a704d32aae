import { type DeliveryMethod, trimmed } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { updateCheckoutDraft, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { pathTo } from '../../paths';
import { merged } from './customer.map';
import { useCustomer } from './useCustomer';
import { deliverySearch, useDeliveryPeriod } from './useDeliveryPeriod';

/** The first step of the checkout; its state is in the draft. */
export function useCheckoutInfo() {
  const { deliveryMethod, registerCheckboxChecked, customerInfo } = useCheckoutDraft();
  const customer = useCustomer({ address: deliveryMethod === 'shipping' });
  const navigate = useNavigate();
  const deliveryPeriod = useDeliveryPeriod();

  return {
    ready: customer.ready,
    form: {
      method: deliveryMethod,
      onMethodChange: (method: DeliveryMethod) => updateCheckoutDraft({ deliveryMethod: method }),
      person: customer.bind,
      register: registerCheckboxChecked,
      onRegisterChange: (checked: boolean) =>
        updateCheckoutDraft({ registerCheckboxChecked: checked }),
      registered: customer.saved !== null,
      onSubmit() {
        if (!customer.check()) return;
        updateCheckoutDraft({ customerInfo: merged(customerInfo, trimmed(customer.bind.values)) });
        void navigate(`${pathTo('checkoutPayment')}${deliverySearch(deliveryPeriod)}`);
      },
    },
  };
}
