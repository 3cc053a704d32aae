import { ApiError } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { useAction } from '@homestand/app-core/react/useAction';
import { useBackNavigation } from '@homestand/app-core/react/useBackNavigation';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useSession } from '@homestand/app-core/session/session';
import { katakanaOf, nobody, type PersonValues, trimmed, usePersonForm } from '@homestand/ui';
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
  const navigate = useNavigate();
  const back = useBackNavigation('address');
  const isCurrent = useIsCurrent();
  const { pending, error, run } = useAction({ leaves: true });

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
    if (!form.check()) return;
    await run(
      async () => {
        await saveAddress(
          { ...trimmed(values), kana: katakanaOf(values.kana).trim() },
          saved !== null,
        );
        setAddressForm(null);
        showToast({ kind: 'addressSaved' });
        if (!isCurrent()) return;
        if (back) back();
        else void navigate(pathTo('address'), { replace: true });
      },
      (failure) => failure instanceof ApiError && form.refuse(failure.fieldErrors),
    );
  }

  return { person: form.bind, pending, error, onSubmit: () => void submit() };
}
