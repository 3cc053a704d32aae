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
 * Who orders: what was typed before, and in empty fields what is known of them. Everything typed goes into the
 * draft as it is typed, and nowhere else.
 */
export function useCustomer({ address: asksAddress }: { address: boolean }) {
  const { customerInfo } = useCheckoutDraft();
  const { data: saved, error } = useAddress();
  const known = saved !== undefined || error !== undefined;

  useEffect(() => {
    if (!known) return;
    const session = getSession();
    updateCheckoutDraft({
      customerInfo: filled(getCheckoutDraft().customerInfo, saved ?? null, session),
    });
  }, [known, saved]);

  const form = usePersonForm({
    values: personOf(customerInfo),
    address: asksAddress,
    onChange: (patch) =>
      updateCheckoutDraft({ customerInfo: merged(getCheckoutDraft().customerInfo, patch) }),
    onPostalCode: findPlaces,
  });

  return {
    ...form,
    /** It is known what stands in the fields; nothing more comes into them by itself. */
    ready: known,
    saved: saved ?? null,
  };
}
