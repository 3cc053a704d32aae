import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../format';
import {
  ConfirmAction,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { StaffAccount } from '../StaffAccountList/StaffAccountList';
import { useFactorText } from '../StaffAccountList/useFactorText';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/messages';
import { StaffRoleChoice, type StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountDetailsMessages } from './messages';
import * as styles from './StaffAccountDetails.css';
import { StaffAccountDetailsName } from './StaffAccountDetailsName';
import { useAccountQuestions } from './useAccountQuestions';

export type StaffAccountChange = 'name' | 'role' | 'password' | 'factor' | 'remove';

export type StaffAccountDetailsProps = {
  /** Null while it loads. */
  account: StaffAccount | null;
  /** One's own account: its role and second factor cannot be changed here, and it cannot be removed. */
  isOwn: boolean;
  /** The page of one's own login. */
  ownHref: string;
  /** How the last change ended. */
  result: { of: StaffAccountChange; error: string | null } | null;
  onRename: (name: string) => Promise<unknown>;
  /** Each is called after a confirmation; a rejected promise is shown by `result`. */
  onRoleChange: (role: StaffRoleName) => Promise<unknown>;
  onResetPassword: () => Promise<unknown>;
  onResetSecondFactor: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** One account of staff, and all that an owner changes in it. */
export function StaffAccountDetails({ account, ...rest }: StaffAccountDetailsProps) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  if (account === null) return <Skeleton label={m.loading} lines={6} />;
  return <StaffAccountDetailsParts account={account} {...rest} />;
}

type Props = StaffAccountDetailsProps & {
  account: NonNullable<StaffAccountDetailsProps['account']>;
};

const removal = { emphasis: 'quiet', tone: 'danger', fullWidth: true } as const;

/** The parts of an account that is there. */
function StaffAccountDetailsParts(props: Props) {
  const { account, isOwn, ownHref, result, onRename } = props;
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  const roles = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  const factorText = useFactorText();
  const { role, setRole, questions } = useAccountQuestions(props);
  const { passkeys, hasCode } = account.secondFactor;
  const hasFactor = passkeys > 0 || hasCode;

  const part = (of: StaffAccountChange, children: ReactNode) => (
    <section className={styles.part} aria-label={m[of]}>
      <Heading level={2} kind="label">
        {m[of]}
      </Heading>
      <div className={styles.content}>{children}</div>
      <Notice tone="danger" role="alert">
        {result?.of === of && result.error}
      </Notice>
      <Notice tone="success" role="status">
        {result?.of === of && result.error === null && m.done[of]}
      </Notice>
    </section>
  );

  return (
    <div className={styles.root}>
      <Stack>
        <StaffAccountDetailsFacts account={account} />
        {part('name', <StaffAccountDetailsName stored={account.name} onRename={onRename} />)}
        {part(
          'role',
          isOwn ? (
            <>
              <Text kind="label">{roles.names[account.role]}</Text>
              <Text kind="small" phrases tone="muted">
                {m.ownRole}
              </Text>
            </>
          ) : (
            <>
              <StaffRoleChoice value={role} onValueChange={setRole} labelHidden />
              {role !== account.role && (
                <ConfirmAction
                  button={{ fullWidth: true, children: m.changeRole }}
                  {...questions.role}
                />
              )}
            </>
          ),
        )}
      </Stack>
      <Stack>
        {part(
          'password',
          <>
            <Text kind="small" phrases tone="muted">
              {m.passwordLead}
            </Text>
            <ConfirmAction
              button={{ emphasis: 'quiet', fullWidth: true, children: m.resetPassword }}
              {...questions.password}
            />
          </>,
        )}
        {part(
          'factor',
          <>
            {hasFactor && <Text kind="label">{factorText(account)}</Text>}
            {!hasFactor && (
              <Text kind="small" phrases tone="muted">
                {account.role === 'desk' ? m.deskFactor : m.noFactor}
              </Text>
            )}
            {hasFactor && !isOwn && (
              <>
                <Text kind="small" phrases tone="muted">
                  {m.factorLead}
                </Text>
                <ConfirmAction
                  button={{ ...removal, children: m.resetFactor }}
                  {...questions.factor}
                />
              </>
            )}
            {isOwn && (
              <>
                <Text kind="small" phrases tone="muted">
                  {m.ownFactor}
                </Text>
                <TextLink href={ownHref} standalone>
                  {m.ownFactorLink}
                </TextLink>
              </>
            )}
          </>,
        )}
        {part(
          'remove',
          isOwn ? (
            <Text kind="small" phrases tone="muted">
              {m.ownRemove}
            </Text>
          ) : (
            <>
              <Text kind="small" phrases tone="muted">
                {m.removeLead}
              </Text>
              <ConfirmAction
                button={{ ...removal, children: m.removeButton }}
                {...questions.remove}
              />
            </>
          ),
        )}
      </Stack>
    </div>
  );
}

/** Facts of an account that an owner cannot change. */
function StaffAccountDetailsFacts({ account }: { account: StaffAccount }) {
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
