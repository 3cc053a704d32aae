import { ReviewPage, Text } from '@homestand/ui';

export function Review() {
  return (
    <ReviewPage kind="list" list={<Text>確認するものはありません</Text>} listHref="/reports" />
  );
}
