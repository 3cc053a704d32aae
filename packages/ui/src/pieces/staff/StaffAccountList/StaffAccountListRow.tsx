import { formatDate, formatDateTime } from '../../../format';
import { LockIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { shortcutMark } from '../../../shortcuts/internal';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/internal';
import { staffAccountListMessages } from './messages';
import type { StaffAccount } from './StaffAccountList';
import * as styles from './StaffAccountList.css';
import { useFactorText } from './useFactorText';

type Props = { account: StaffAccount; isOwn: boolean; href: string };

/** One account. The link of the name covers the row. */
export function StaffAccountListRow({ account, isOwn, href }: Props) {
  const m = useMessages('StaffAccountList', staffAccountListMessages);
  const { names } = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  const factorText = useFactorText();
  const Link = useLinkComponent();
  const { name, loginId, role, createdAt, usedAt, sessions, secondFactor } = account;
  const isMissing = role !== 'desk' && secondFactor.passkeys === 0 && !secondFactor.hasCode;

  return (
    <tr {...shortcutMark.row} className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
        {isOwn && (
          <span className={styles.own}>
            <Badge tone="neutral" emphasis="soft">
              {m.own}
            </Badge>
          </span>
        )}
      </th>
      <td className={styles.loginId}>{loginId}</td>
      <td className={styles.role}>{names[role]}</td>
      <td className={styles.factor({ isMissing })}>
        <span className={styles.pair}>
          <LockIcon size="tiny" />
          <span>{factorText(account)}</span>
        </span>
      </td>
      <td className={styles.used}>
        {usedAt === null ? (
          m.never
        ) : (
          <>
            <span className={styles.cardLabel}>{m.used}</span>
            <time dateTime={usedAt} className={styles.time}>
              {formatDateTime(usedAt)}
            </time>
          </>
        )}
        {sessions > 0 && <span className={styles.sessions}>{m.sessions(sessions)}</span>}
      </td>
      <td className={styles.created}>
        <span className={styles.cardLabel}>{m.created}</span>
        <time dateTime={createdAt} className={styles.time}>
          {formatDate(createdAt)}
        </time>
      </td>
    </tr>
  );
}
