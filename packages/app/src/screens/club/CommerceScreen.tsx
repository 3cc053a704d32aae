import { pathTo } from '../../paths';
import { ClubNotice } from './ClubNotice';

export function CommerceScreen() {
  return <ClubNotice name="commerce" backHref={pathTo('login')} />;
}
