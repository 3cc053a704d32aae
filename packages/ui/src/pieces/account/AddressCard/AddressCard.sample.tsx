import { AddressCard } from '@homestand/ui';

export function MyAddress() {
  return (
    <AddressCard
      address={{
        name: '佐藤 さくら',
        email: 'sakura@example.com',
        phone: '09012345678',
        postalCode: '1000001',
        prefecture: '東京都',
        city: '千代田区',
        street: '千代田1-1',
        building: '',
      }}
      editHref="#edit"
    />
  );
}
