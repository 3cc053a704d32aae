import { formatDate, formatDateTime } from '../../../format';
import { LockIcon, PlusIcon } from '../../../icons';
import {
  Badge,
  Button,
  Inline,
  Skeleton,
  Stack,
  Table,
  TableRowLink,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import type { UnsentHandOversProps } from '../../shared/UnsentHandOvers/UnsentHandOvers';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/messages';
import type { StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountListMessages } from './messages';
import * as styles from './StaffAccountList.css';
import { useFactorText } from './useFactorText';

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
  /** Id of one's own account. */
  ownId: string;
  hrefOf: (id: string) => string;
  addHref: string;
};

/** The accounts of staff: a table, and on a phone one card for each. */
export function StaffAccountList({ items, ownId, hrefOf, addHref }: StaffAccountListProps) {
  const m = useMessages('StaffAccountList', staffAccountListMessages);
  const { names } = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  const factorText = useFactorText();
  return (
    <Stack>
      <Inline gap="md" justify="between">
        <p className={styles.lead}>{m.lead}</p>
        <Button tone="accent" icon={<PlusIcon size="small" />} href={addHref}>
          {m.add}
        </Button>
      </Inline>
      {items === null ? (
        <Skeleton label={m.loading} lines={5} />
      ) : (
        <Table
          label={m.table}
          cards="tablet"
          items={items}
          getKey={({ id }) => id}
          rowMark={shortcutMark.row}
          columns={[
            {
              header: m.name,
              card: 'start',
              cell: ({ id, name }) => (
                <Text as="span" kind="label">
                  <TableRowLink href={hrefOf(id)}>{name}</TableRowLink>
                  {id === ownId && (
                    <span className={styles.own}>
                      <Badge tone="neutral" emphasis="soft">
                        {m.own}
                      </Badge>
                    </span>
                  )}
                </Text>
              ),
            },
            {
              header: m.loginId,
              cell: ({ loginId }) => (
                <Text as="span" tone="muted">
                  {loginId}
                </Text>
              ),
            },
            {
              header: m.role,
              nowrap: true,
              card: 'end',
              cell: ({ role }) => (
                <Text as="span" kind="label">
                  {names[role]}
                </Text>
              ),
            },
            {
              header: m.factor,
              cell: (account) => (
                <Text
                  as="span"
                  tone={isFactorMissing(account) ? 'warning' : undefined}
                  icon={<LockIcon size="tiny" />}
                >
                  {factorText(account)}
                </Text>
              ),
            },
            {
              header: m.used,
              labelled: true,
              cell: ({ usedAt, sessions }) => (
                <>
                  {usedAt === null ? m.never : <Time at={usedAt} format={formatDateTime} />}
                  {sessions > 0 && <span className={styles.sessions}>{m.sessions(sessions)}</span>}
                </>
              ),
            },
            {
              header: m.created,
              labelled: true,
              cell: ({ createdAt }) => (
                <Text as="span" tone="muted">
                  <Time at={createdAt} format={formatDate} />
                </Text>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}

const isFactorMissing = ({ role, secondFactor: { passkeys, hasCode } }: StaffAccount) =>
  role !== 'desk' && passkeys === 0 && !hasCode;

function Time({ at, format }: { at: string; format: (iso: string) => string }) {
  return (
    <time dateTime={at} className={styles.time}>
      {format(at)}
    </time>
  );
}
