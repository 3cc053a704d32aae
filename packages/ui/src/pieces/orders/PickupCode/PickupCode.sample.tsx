import { PickupCode, PickupCodeHints, Stack } from '@homestand/ui';

export function CounterCode() {
  return (
    <Stack gap="lg">
      <PickupCode orderId="261121-7K3MPQ" value="https://example.com/admin/orders/261121-7K3MPQ" />
      <PickupCodeHints />
    </Stack>
  );
}
