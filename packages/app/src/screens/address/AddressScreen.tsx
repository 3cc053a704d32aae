import {
  AddressCard,
  AddressCardSkeleton,
  addressCardMessages,
  Center,
  Screen,
} from '@homestand/ui';
import { useAddress } from '../../data/address';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo } from '../../paths';

/** Where goods are sent to. */
export function AddressScreen() {
  const address = useAddress();

  return (
    <Screen
      title={addressCardMessages.title}
      backHref={pathTo('myPage')}
      tabBar
      notice={<LinkNotice />}
    >
      <Center>
        <Async of={address} pending={<AddressCardSkeleton />}>
          {(saved) => <AddressCard address={saved} editHref={pathTo('addressForm')} />}
        </Async>
      </Center>
    </Screen>
  );
}
