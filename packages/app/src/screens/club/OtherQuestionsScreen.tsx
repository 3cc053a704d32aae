import { pathTo } from '../../paths';
import { ClubNotice } from './ClubNotice';

/** What the law asks a seller to say, inside my page. */
export function OtherQuestionsScreen() {
  return <ClubNotice name="commerce" backHref={pathTo('myPage')} tabBar />;
}
