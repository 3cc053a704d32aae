import { CardPromo } from '@homestand/ui';

export function CollectCards() {
  return <CardPromo scanHref="#scan" albumHref="#cards" />;
}
