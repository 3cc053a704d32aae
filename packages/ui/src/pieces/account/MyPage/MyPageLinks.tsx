import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LinkList } from '../LinkList/LinkList';
import { myPageMessages } from './messages';

export type MyPageLinksProps = {
  hasAddress: boolean;
  /** Addresses of the links; the club may have no contact page. */
  hrefs: {
    orders: string;
    address: string;
    addressForm: string;
    favorite: string;
    contact: string | null;
    other: string;
    privacy: string;
  };
};

/** The links of my page. */
export function MyPageLinks({ hasAddress, hrefs }: MyPageLinksProps) {
  const m = useMessages('MyPage', myPageMessages);
  return (
    <LinkList
      label={m.links}
      items={[
        { label: m.orders, href: hrefs.orders },
        { label: m.location, href: hrefs.address },
        { label: hasAddress ? m.edit : m.create, href: hrefs.addressForm },
        { label: m.favorite, href: hrefs.favorite },
        ...(hrefs.contact === null
          ? []
          : [{ label: m.contact, href: hrefs.contact, external: true }]),
        { label: m.other, href: hrefs.other },
        { label: m.privacy, href: hrefs.privacy },
      ]}
    />
  );
}
