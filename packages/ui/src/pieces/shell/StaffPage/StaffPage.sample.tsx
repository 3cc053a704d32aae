import { StaffPage, Text } from '@homestand/ui';

export function Office() {
  return (
    <StaffPage
      name="三浦 健"
      hrefs={{ pickups: '/', orders: '/orders' }}
      current="orders"
      onLogout={() => {}}
    >
      <Text>注文はまだありません。</Text>
    </StaffPage>
  );
}
