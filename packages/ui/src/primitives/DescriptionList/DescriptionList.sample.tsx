import { DescriptionList, DescriptionListItem } from '@homestand/ui';

export function Sums() {
  return (
    <DescriptionList kind="ends">
      <DescriptionListItem term="商品の合計">¥6,000</DescriptionListItem>
      <DescriptionListItem term="送料">¥200</DescriptionListItem>
      <DescriptionListItem term="合計（税込）" strong>
        ¥6,200
      </DescriptionListItem>
    </DescriptionList>
  );
}
