import { ObtainPanel, Screen } from '@homestand/ui';
import { pathTo, useRouteParams } from '../../paths';
import { useClaimCard } from './useClaimCard';

/** Shows the progress of a card claim. */
export function ObtainScreen() {
  const { cardUuid } = useRouteParams('obtainCard');
  const obtain = useClaimCard(cardUuid);

  return (
    <Screen title={{ screen: 'obtain' }} header="bare">
      <ObtainPanel {...obtain} albumHref={pathTo('cards')} />
    </Screen>
  );
}
