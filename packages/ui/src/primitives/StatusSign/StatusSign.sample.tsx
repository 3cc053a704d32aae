import { Inline, StatusSign, Text } from '@homestand/ui';

export function Finished() {
  return (
    <Inline gap="sm">
      <StatusSign outline="circle" mark="check" size="small" />
      <Text>渡しました</Text>
    </Inline>
  );
}
