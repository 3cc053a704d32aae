import { StaffPage, StaffPageFrame, Text } from '@homestand/ui';

export function Office() {
  return (
    <StaffPageFrame name="三浦 健" hrefs={{ pickups: '/', orders: '/orders' }} onLogout={() => {}}>
      <StaffPage current="orders">
        <Text>注文はまだありません。</Text>
      </StaffPage>
    </StaffPageFrame>
  );
}
