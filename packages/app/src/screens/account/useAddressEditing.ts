import { ApiError } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useBackNavigation } from '@homestand/app-core/react/useBackNavigation';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useSession } from '@homestand/app-core/session/session';
import {
  katakanaOf,
  nobody,
  type PersonValues,
  trimmed,
  useNoticeText,
  usePersonForm,
} from '@homestand/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Address, saveAddress } from '../../data/account/address';
import { findPlaces } from '../../data/account/postalCodes';
import {
  getAddressForm,
  setAddressForm,
  useAddressForm,
} from '../../data/checkout/checkoutDraft.store';
import { pathTo } from '../../paths';

export type AddressFormStart = { saved: Address | null };

/** The address form; its input is stored in the draft until it is saved. */
export function useAddressEditing({ saved }: AddressFormStart) {
  const session = useSession();
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const back = useBackNavigation('address');
  const isCurrent = useIsCurrent();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const start: PersonValues = saved ?? {
    ...nobody,
    name: session?.name ?? '',
    email: session?.email ?? '',
  };
  const typed = useAddressForm() ?? start;
  const values: PersonValues = { ...typed, kana: typed.kana ?? '' };
  const form = usePersonForm({
    values,
    address: true,
    onChange: (patch) => setAddressForm({ ...(getAddressForm() ?? start), ...patch }),
    onPostalCode: findPlaces,
  });

  async function submit() {
    if (running.current || !form.check()) return;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      await saveAddress(
        { ...trimmed(values), kana: katakanaOf(values.kana).trim() },
        saved !== null,
      );
      setAddressForm(null);
      showToast({ kind: 'addressSaved' });
      if (!isCurrent()) return;
      if (back) back();
      else void navigate(pathTo('address'), { replace: true });
    } catch (thrown) {
      running.current = false;
      setPending(false);
      const placed = thrown instanceof ApiError && form.refuse(thrown.fieldErrors);
      if (!placed) setError(textOf(errorNotice(thrown)));
    }
  }

  return { person: form.bind, pending, error, onSubmit: () => void submit() };
}
