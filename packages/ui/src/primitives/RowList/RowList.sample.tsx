import { Button, RowList, RowListItem, Text } from '@homestand/ui';

export function Devices() {
  return (
    <RowList label="ログイン中の端末">
      {['iPhone', 'Windows'].map((name) => (
        <RowListItem
          key={name}
          end={
            <Button tone="danger" emphasis="quiet">
              終了
            </Button>
          }
        >
          <Text as="span" kind="label">
            {name}
          </Text>
          <Text as="span" kind="small" tone="muted">
            11月22日まで
          </Text>
        </RowListItem>
      ))}
    </RowList>
  );
}
