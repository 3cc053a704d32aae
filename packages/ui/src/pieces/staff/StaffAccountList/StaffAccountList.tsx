import { PlusIcon } from '../../../icons';
import { Button, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import type { UnsentHandOversProps } from '../../shared/UnsentHandOvers';
import type { StaffRoleName } from '../StaffRoleChoice';
import { staffAccountListMessages } from './messages';
import * as styles from './StaffAccountList.css';
import { StaffAccountListRow } from './StaffAccountListRow';

export type StaffAccount = {
  id: string;
  name: string;
  loginId: string;
  role: StaffRoleName;
  createdAt: string;
  secondFactor: { passkeys: number; hasCode: boolean };
  /** How many devices are signed in. */
  sessions: number;
  /** Null before the first login. */
  usedAt: string | null;
  /** Hand-overs that the devices have not sent; null if none has opened the counter. */
  unsent: UnsentHandOversProps['unsent'] | null;
};

export type StaffAccountListProps = {
  /** Null while they load. */
  items: readonly StaffAccount[] | null;
  /** The account of whoever looks. */
  ownId: string;
  hrefOf: (id: string) => string;
  addHref: string;
};

/** The accounts of staff: a table, and on a phone one card for each. */
export function StaffAccountList({ items, ownId, hrefOf, addHref }: StaffAccountListProps) {
  const m = useMessages('StaffAccountList', staffAccountListMessages);
  const head = [m.name, m.loginId, m.role, m.factor, m.used, m.created];
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <p className={styles.lead}>{m.lead}</p>
        <Button tone="accent" icon={<PlusIcon size="small" />} href={addHref}>
          {m.add}
        </Button>
      </div>
      {items === null ? (
        <Skeleton label={m.loading} lines={5} />
      ) : (
        <table aria-label={m.table} className={styles.table}>
          <thead className={styles.head}>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className={styles.heading}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {items.map((account) => (
              <StaffAccountListRow
                key={account.id}
                account={account}
                isOwn={account.id === ownId}
                href={hrefOf(account.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
