import { QueryView } from '@homestand/app-core/react/QueryView';
import { comingFrom } from '@homestand/app-core/react/useBackNavigation';
import { AddressCard, AddressCardSkeleton, Center, Screen } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../data/account/address';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';

/** Shows the shipping address. */
export function AddressScreen() {
  const address = useAddress();
  const navigate = useNavigate();
  const formPath = pathTo('addressForm');

  return (
    <Screen
      title={{ screen: 'address' }}
      back={{ href: pathTo('myPage') }}
      tabBar
      notice={<ConnectionBanner />}
    >
      <Center>
        <QueryView of={address} pending={<AddressCardSkeleton />}>
          {(saved) => (
            <AddressCard
              address={saved}
              editHref={formPath}
              onEdit={() => void navigate(formPath, comingFrom('address'))}
            />
          )}
        </QueryView>
      </Center>
    </Screen>
  );
}
