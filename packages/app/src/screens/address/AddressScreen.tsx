import {
  AddressCard,
  AddressCardSkeleton,
  addressCardMessages,
  Center,
  Screen,
} from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../data/address';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { comingFrom } from '../../lib/useWayBack';
import { pathTo } from '../../paths';

/** Where goods are sent to. */
export function AddressScreen() {
  const address = useAddress();
  const navigate = useNavigate();
  const formPath = pathTo('addressForm');

  return (
    <Screen
      title={addressCardMessages.title}
      backHref={pathTo('myPage')}
      tabBar
      notice={<LinkNotice />}
    >
      <Center>
        <Async of={address} pending={<AddressCardSkeleton />}>
          {(saved) => (
            <AddressCard
              address={saved}
              editHref={formPath}
              onEdit={() => void navigate(formPath, comingFrom('address'))}
            />
          )}
        </Async>
      </Center>
    </Screen>
  );
}
