import { Center, Heading, Stack, Text } from '@homestand/ui';

export function Guide() {
  return (
    <Center as="section" aria-labelledby="guide-title">
      <Stack gap="sm">
        <Heading level={2} id="guide-title">
          受け取りについて
        </Heading>
        <Text>広い画面でも、一行が長くなりすぎない幅で止まります。</Text>
      </Stack>
    </Center>
  );
}
