import { Button, Heading, Stack, Text } from '@homestand/ui';

export function Introduction() {
  return (
    <Stack gap="md" align="start">
      <Heading level={2}>はじめての方へ</Heading>
      <Text>選手を選ぶと、メッセージを送れます。</Text>
      <Button href="#players">選手を選ぶ</Button>
    </Stack>
  );
}
