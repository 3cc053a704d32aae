import { QueryView } from '@homestand/app-core/react/QueryView';
import { useBackNavigation } from '@homestand/app-core/react/useBackNavigation';
import { AddressForm, Center, PersonFieldsSkeleton, Screen } from '@homestand/ui';
import { useAddress } from '../../data/account/address';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { type AddressFormStart, useAddressEditing } from './useAddressEditing';

/** Creates or edits the shipping address. */
export function AddressFormScreen() {
  const address = useAddress();
  const back = useBackNavigation('address');

  return (
    <Screen
      title={{ screen: 'addressForm' }}
      back={{ href: pathTo('address'), onClick: back }}
      notice={<ConnectionBanner />}
    >
      <Center>
        <QueryView of={address} pending={<PersonFieldsSkeleton address />}>
          {(saved) => <Editing saved={saved} />}
        </QueryView>
      </Center>
    </Screen>
  );
}

function Editing(start: AddressFormStart) {
  return <AddressForm {...useAddressEditing(start)} />;
}
