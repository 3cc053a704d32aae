import { Heading, Stack, Text } from '@homestand/ui';

export function CustomerTitles() {
  return (
    <Stack gap="sm">
      <Heading level={2}>お客様情報</Heading>
      <Text>ご注文の確認に使います。</Text>
      <Heading level={3}>お届け先</Heading>
      <Text>会場で受け取るときは、入力は要りません。</Text>
    </Stack>
  );
}
