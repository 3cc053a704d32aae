import { Inline, Spinner, Text } from '@homestand/ui';

export function Searching() {
  return (
    <Inline>
      <Spinner size="small" label="住所を探しています" />
      <Text as="span">住所を探しています</Text>
    </Inline>
  );
}
