import { Stack, Text } from '@homestand/ui';

export function Product() {
  return (
    <Stack gap="xs">
      <Text kind="label">応援タオル</Text>
      <Text kind="price">¥2,000</Text>
      <Text kind="caption" tone="muted" lines={2}>
        球場でも家でも使える、やわらかい綿のタオルです。洗っても色が落ちにくく、長く使えます。
      </Text>
    </Stack>
  );
}
