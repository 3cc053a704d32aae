import { Avatar, Inline, Text } from '@homestand/ui';

export function PersonWithName() {
  return (
    <Inline>
      <Avatar name="さくら" />
      <Text kind="label">さくら</Text>
    </Inline>
  );
}
