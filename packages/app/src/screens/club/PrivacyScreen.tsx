import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../paths';
import { ClubNotice } from './ClubNotice';

export function PrivacyScreen() {
  const [search] = useSearchParams();
  const fromMyPage = search.get('from') === 'my-page';
  return <ClubNotice name="privacy" backHref={pathTo(fromMyPage ? 'myPage' : 'login')} />;
}
