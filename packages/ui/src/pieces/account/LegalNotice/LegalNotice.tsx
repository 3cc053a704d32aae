import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../../../icons';
import {
  DescriptionList,
  DescriptionListItem,
  Heading,
  IconButton,
  Skeleton,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import * as styles from './LegalNotice.css';
import { legalNoticeMessages } from './messages';

export type LegalNoticeProps = {
  kind: 'commerce' | 'privacy';
  /** The entries, with line breaks preserved; left out while they load. */
  items?: readonly { term: string; description: string }[] | undefined;
  /** Shown instead of the entries when they failed to load. */
  error?: ReactNode;
  backHref: string;
  /** The licences of the software in the app; a link at the end. */
  licensesHref?: string;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
};

/** A legal page, such as the seller's details or the privacy notice. It needs no login. */
export function LegalNotice({
  kind,
  items,
  error,
  backHref,
  licensesHref,
  tabBar = false,
}: LegalNoticeProps) {
  const m = useMessages('LegalNotice', legalNoticeMessages);
  const title = m[kind];
  usePageTitle(title);
  return (
    <main className={styles.root({ tabBar })}>
      <header className={styles.bar}>
        <IconButton href={backHref} label={m.back} icon={<ChevronLeftIcon />} />
      </header>
      <div className={styles.page}>
        <Heading level={1} focusable>
          {title}
        </Heading>
        {items ? (
          <DescriptionList size="medium" divided>
            {items.map(({ term, description }) => (
              <DescriptionListItem key={term} term={term}>
                <span className={styles.description}>{description}</span>
              </DescriptionListItem>
            ))}
          </DescriptionList>
        ) : (
          (error ?? <Waiting label={m.loading} />)
        )}
        {licensesHref !== undefined && <LegalNoticeLicenses href={licensesHref} />}
      </div>
    </main>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <DescriptionList size="medium" divided>
      {[0, 1, 2, 3, 4].map((place) => (
        <DescriptionListItem
          key={place}
          term={<Skeleton size="small" label={place === 0 ? label : undefined} />}
        >
          <Skeleton lines={2} />
        </DescriptionListItem>
      ))}
    </DescriptionList>
  </div>
);

export type LegalNoticeLicensesProps = {
  /** The file that the build writes beside the app. */
  href: string;
};

/** To the licences of the software that is in the app, in a tab of its own. */
export function LegalNoticeLicenses({ href }: LegalNoticeLicensesProps) {
  const m = useMessages('LegalNotice', legalNoticeMessages);
  return (
    <p>
      <TextLink href={href} tone="neutral" standalone newTab>
        {m.label}
      </TextLink>
    </p>
  );
}
