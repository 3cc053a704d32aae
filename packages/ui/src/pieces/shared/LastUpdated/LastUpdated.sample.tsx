import { LastUpdated, Stack, Text } from '@homestand/ui';

export function SavedCards() {
  return (
    <Stack gap="xs">
      <LastUpdated asOf="2026-11-21T00:12:00Z" />
      <Text>カード 12 枚</Text>
    </Stack>
  );
}
