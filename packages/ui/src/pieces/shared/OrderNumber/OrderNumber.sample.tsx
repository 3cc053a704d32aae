import { OrderNumber, Text } from '@homestand/ui';

export function NumberToRead() {
  return (
    <Text>
      <OrderNumber orderId="261121-7K3MPQ" size="large" />
    </Text>
  );
}
