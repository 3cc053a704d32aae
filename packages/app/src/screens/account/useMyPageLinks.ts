import { type LinkListItem, myPageMessages as words } from '@homestand/ui';
import type { MyPage } from '../../data/account/myPage';
import { useClub } from '../../data/club/club';
import { pathTo } from '../../paths';

/** The links of my page; the club configures the contact link. */
export function useMyPageLinks({ hasAddress }: MyPage, choose: string): LinkListItem[] {
  const { data: club } = useClub();
  return [
    { label: words.orders, href: pathTo('myOrders') },
    { label: words.location, href: pathTo('address') },
    { label: hasAddress ? words.edit : words.create, href: pathTo('addressForm') },
    { label: words.favorite, href: choose },
    ...(club?.supportUrl ? [{ label: words.contact, href: club.supportUrl, external: true }] : []),
    { label: words.other, href: pathTo('otherQuestions') },
    { label: words.privacy, href: `${pathTo('privacy')}?from=my-page` },
  ];
}
