import { getSession } from '@homestand/app-core/session/session';
import { usePersonForm } from '@homestand/ui';
import { useEffect } from 'react';
import { useAddress } from '../../data/account/address';
import { findPlaces } from '../../data/account/postalCodes';
import {
  getCheckoutDraft,
  updateCheckoutDraft,
  useCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { filled, merged, personOf } from './customer.map';

/**
 * The customer fields: the draft's values, with empty ones prefilled from the saved address and the profile.
 * All input is stored in the draft only.
 */
export function useCustomer({ address: asksAddress }: { address: boolean }) {
  const { customerInfo } = useCheckoutDraft();
  const { data: saved, error } = useAddress();
  const isLoaded = saved !== undefined || error !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const session = getSession();
    updateCheckoutDraft({
      customerInfo: filled(getCheckoutDraft().customerInfo, saved ?? null, session),
    });
  }, [isLoaded, saved]);

  const form = usePersonForm({
    values: personOf(customerInfo),
    address: asksAddress,
    onChange: (patch) =>
      updateCheckoutDraft({ customerInfo: merged(getCheckoutDraft().customerInfo, patch) }),
    onPostalCode: findPlaces,
  });

  return {
    ...form,
    /** The fields have been prefilled; nothing changes them any more without the user. */
    ready: isLoaded,
    saved: saved ?? null,
  };
}
