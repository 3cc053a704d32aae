import { pathTo } from '../../paths';
import { ClubNotice } from './ClubNotice';

/** The legal notice of commerce, inside my page. */
export function OtherQuestionsScreen() {
  return <ClubNotice name="commerce" backHref={pathTo('myPage')} tabBar />;
}
