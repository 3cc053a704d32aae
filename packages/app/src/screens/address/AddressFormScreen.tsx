import {
  AddressForm,
  addressFormMessages,
  Center,
  PersonFieldsSkeleton,
  Screen,
} from '@homestand/ui';
import { useAddress } from '../../data/address';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { useWayBack } from '../../lib/useWayBack';
import { pathTo } from '../../paths';
import { type AddressFormStart, useAddressEditing } from './useAddressEditing';

/** Types the address in, or over. */
export function AddressFormScreen() {
  const address = useAddress();
  const back = useWayBack('address');

  return (
    <Screen
      title={addressFormMessages.title}
      backHref={pathTo('address')}
      onBack={back}
      notice={<LinkNotice />}
    >
      <Center>
        <Async of={address} pending={<PersonFieldsSkeleton address />}>
          {(saved) => <Editing saved={saved} />}
        </Async>
      </Center>
    </Screen>
  );
}

function Editing(start: AddressFormStart) {
  return <AddressForm {...useAddressEditing(start)} />;
}
