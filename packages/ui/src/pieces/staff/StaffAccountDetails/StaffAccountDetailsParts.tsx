import type { ReactNode } from 'react';
import { ConfirmAction, Heading, Notice, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useFactorText } from '../StaffAccountList/useFactorText';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/messages';
import { StaffRoleChoice } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountDetailsMessages } from './messages';
import type { StaffAccountChange, StaffAccountDetailsProps } from './StaffAccountDetails';
import * as styles from './StaffAccountDetails.css';
import { StaffAccountDetailsFacts } from './StaffAccountDetailsFacts';
import { StaffAccountDetailsName } from './StaffAccountDetailsName';
import { useAccountQuestions } from './useAccountQuestions';

type Props = StaffAccountDetailsProps & {
  account: NonNullable<StaffAccountDetailsProps['account']>;
};

const removal = { emphasis: 'quiet', tone: 'danger', fullWidth: true } as const;

/** The parts of an account that is there. */
export function StaffAccountDetailsParts(props: Props) {
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
