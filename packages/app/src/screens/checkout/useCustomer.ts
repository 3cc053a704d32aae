import { usePersonForm } from '@homestand/ui';
import { useEffect } from 'react';
import { useAddress } from '../../data/address';
import { findPlaces } from '../../data/postalCodes';
import { changeDraft, getDraft, useDraft } from '../../stores/draft.store';
import { getSession } from '../../stores/session.store';
import { filled, merged, personOf } from './customer.map';

/**
 * Who orders: what was typed before, and in empty fields what is known of them. Everything typed goes into the
 * draft as it is typed, and nowhere else.
 */
export function useCustomer({ address: asksAddress }: { address: boolean }) {
  const { customerInfo } = useDraft();
  const { data: saved, error } = useAddress();
  const known = saved !== undefined || error !== undefined;

  useEffect(() => {
    if (!known) return;
    const session = getSession();
    changeDraft({ customerInfo: filled(getDraft().customerInfo, saved ?? null, session) });
  }, [known, saved]);

  const form = usePersonForm({
    values: personOf(customerInfo),
    address: asksAddress,
    onChange: (patch) => changeDraft({ customerInfo: merged(getDraft().customerInfo, patch) }),
    onPostalCode: findPlaces,
  });

  return {
    ...form,
    /** It is known what stands in the fields; nothing more comes into them by itself. */
    ready: known,
    saved: saved ?? null,
  };
}
