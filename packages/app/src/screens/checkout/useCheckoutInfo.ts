import { type DeliveryMethod, trimmed } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { updateCheckoutDraft, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { pathTo } from '../../paths';
import { merged } from './customer.map';
import { useCustomer } from './useCustomer';
import { deliverySearch, useDeliveryPeriod } from './useDeliveryPeriod';
import { usePickupMatches } from './usePickupMatches';

/** The first step of the checkout; its state is in the draft. */
export function useCheckoutInfo() {
  const { deliveryMethod, registerCheckboxChecked, customerInfo } = useCheckoutDraft();
  const customer = useCustomer({ address: deliveryMethod === 'shipping' });
  const navigate = useNavigate();
  const deliveryPeriod = useDeliveryPeriod();
  const { isReady, match, picker } = usePickupMatches();

  return {
    ready: customer.ready && isReady,
    form: {
      method: deliveryMethod,
      onMethodChange: (method: DeliveryMethod) => updateCheckoutDraft({ deliveryMethod: method }),
      // What is made to order is handed over in its own time.
      matches: deliveryPeriod === null ? picker : undefined,
      person: customer.bind,
      register: registerCheckboxChecked,
      onRegisterChange: (checked: boolean) =>
        updateCheckoutDraft({ registerCheckboxChecked: checked }),
      registered: customer.saved !== null,
      onSubmit() {
        if (!customer.check()) return;
        updateCheckoutDraft({
          customerInfo: merged(customerInfo, trimmed(customer.bind.values)),
          ...(deliveryMethod === 'venue' && deliveryPeriod === null && { matchId: match?.matchId }),
        });
        void navigate(`${pathTo('checkoutPayment')}${deliverySearch(deliveryPeriod)}`);
      },
    },
  };
}
