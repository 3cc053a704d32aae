import { getSession } from '@homestand/app-core/session/session';
import { usePersonForm } from '@homestand/ui';
import { useState } from 'react';
import { useAddress } from '../../data/account/address';
import { findPlaces } from '../../data/account/postalCodes';
import {
  getCheckoutDraft,
  updateCheckoutDraft,
  useCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { type Customer, filled, merged, personOf } from './customer.map';

/**
 * The customer fields: the draft's values, with empty ones prefilled from the saved address and the profile until the
 * first edit stores them all. Nothing is stored before it: a tab may read stored text that another tab has just
 * replaced, and a write without the user would put it back.
 */
export function useCustomer({ address: asksAddress }: { address: boolean }) {
  const { customerInfo } = useCheckoutDraft();
  const { data: saved, error } = useAddress();
  const isLoaded = saved !== undefined || error !== undefined;
  const [edited, setEdited] = useState(false);

  const shownOf = (customer: Customer) =>
    isLoaded && !edited ? filled(customer, saved ?? null, getSession()) : customer;

  const form = usePersonForm({
    values: personOf(shownOf(customerInfo)),
    address: asksAddress,
    onChange(patch) {
      updateCheckoutDraft({
        customerInfo: merged(shownOf(getCheckoutDraft().customerInfo), patch),
      });
      setEdited(true);
    },
    onPostalCode: findPlaces,
  });

  return {
    ...form,
    /** The fields have been prefilled; nothing changes them any more without the user. */
    ready: isLoaded,
    saved: saved ?? null,
  };
}
