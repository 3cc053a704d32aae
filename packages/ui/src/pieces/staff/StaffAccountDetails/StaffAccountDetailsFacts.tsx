import { formatDate, formatDateTime } from '../../../format';
import { DescriptionList, DescriptionListItem, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { StaffAccount } from '../StaffAccountList/StaffAccountList';
import { staffAccountDetailsMessages } from './messages';
import * as styles from './StaffAccountDetails.css';

/** Facts of an account that an owner cannot change. */
export function StaffAccountDetailsFacts({ account }: { account: StaffAccount }) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  const { loginId, createdAt, usedAt, sessions } = account;
  const facts = [
    [m.loginId, loginId],
    [m.created, formatDate(createdAt)],
    [m.used, usedAt === null ? m.never : formatDateTime(usedAt)],
    [m.sessions, m.devices(sessions)],
  ] as const;
  return (
    <section className={styles.part} aria-label={m.facts}>
      <Heading level={2} kind="label">
        {m.facts}
      </Heading>
      <DescriptionList kind="ends">
        {facts.map(([term, value]) => (
          <DescriptionListItem key={term} term={term}>
            {value}
          </DescriptionListItem>
        ))}
      </DescriptionList>
    </section>
  );
}
