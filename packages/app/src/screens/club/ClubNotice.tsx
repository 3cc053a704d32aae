import { useOffline } from '@homestand/app-core/browser/connection';
import { LegalNotice, LoadFailure, siteFooterMessages } from '@homestand/ui';
import { useClub } from '../../data/club/club';

type Props = { name: 'commerce' | 'privacy'; backHref: string; tabBar?: boolean };

/** One of the club's legal notices. */
export function ClubNotice({ name, backHref, tabBar = false }: Props) {
  const club = useClub();
  const offline = useOffline();

  return (
    <LegalNotice
      title={siteFooterMessages[name]}
      items={club.data?.[`${name}Notice`]}
      backHref={backHref}
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
