import { Badge, Button, Inline, Text } from '@homestand/ui';

export function OrderLine() {
  return (
    <Inline justify="between">
      <Inline gap="xs">
        <Text as="span">応援タオル</Text>
        <Badge emphasis="soft">新着</Badge>
      </Inline>
      <Button size="small" emphasis="quiet" href="#towel">
        くわしく見る
      </Button>
    </Inline>
  );
}
