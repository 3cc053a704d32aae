import { useOffline } from '@homestand/app-core/browser/connection';
import { LegalNotice, LoadFailure } from '@homestand/ui';
import { useSearchParams } from 'react-router-dom';
import { useClub } from '../../data/club/club';
import { licensesHref, pathTo } from '../../paths';

export function CommerceScreen() {
  return <ClubNotice name="commerce" backHref={pathTo('login')} />;
}

/** The legal notice of commerce, inside my page. */
export function OtherQuestionsScreen() {
  return <ClubNotice name="commerce" backHref={pathTo('myPage')} tabBar />;
}

export function PrivacyScreen() {
  const [search] = useSearchParams();
  const fromMyPage = search.get('from') === 'my-page';
  return <ClubNotice name="privacy" backHref={pathTo(fromMyPage ? 'myPage' : 'login')} />;
}

type Props = { name: 'commerce' | 'privacy'; backHref: string; tabBar?: boolean };

/** One of the club's legal notices. */
function ClubNotice({ name, backHref, tabBar = false }: Props) {
  const club = useClub();
  const offline = useOffline();

  return (
    <LegalNotice
      kind={name}
      items={club.data?.[`${name}Notice`]}
      backHref={backHref}
      licensesHref={licensesHref}
      tabBar={tabBar}
      error={
        club.error ? (
          <LoadFailure
            offline={offline}
            retrying={club.isValidating}
            onRetry={() => void club.mutate()}
          />
        ) : undefined
      }
    />
  );
}
