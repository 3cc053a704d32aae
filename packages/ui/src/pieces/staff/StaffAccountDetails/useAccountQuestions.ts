import { useState } from 'react';
import type { ConfirmActionProps } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useUnsentText } from '../../shared/UnsentHandOvers/UnsentHandOvers';
import { useFactorText } from '../StaffAccountList/useFactorText';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/messages';
import type { StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountDetailsMessages } from './messages';
import type { StaffAccountDetailsProps } from './StaffAccountDetails';

export type Question = Pick<ConfirmActionProps, 'title' | 'confirmLabel' | 'tone' | 'onConfirm'> & {
  children: string;
};

type Options = Pick<
  StaffAccountDetailsProps,
  'isOwn' | 'onRoleChange' | 'onResetPassword' | 'onResetSecondFactor' | 'onRemove'
> & { account: NonNullable<StaffAccountDetailsProps['account']> };

const rank: Record<StaffRoleName, number> = { desk: 0, manager: 1, owner: 2 };

/** The chosen role, and the question before each change; it names what is lost. */
export function useAccountQuestions({ account, isOwn, ...on }: Options) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  const { names } = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  const factorText = useFactorText();
  const unsentText = useUnsentText();
  const [role, setRole] = useState<StaffRoleName>(account.role);
  const [previousRole, setPreviousRole] = useState(account.role);
  // Another owner has changed it, or this change is stored.
  if (previousRole !== account.role) {
    setPreviousRole(account.role);
    setRole(account.role);
  }
  const { name, sessions, unsent } = account;

  /** Each action ends sessions, and with them what their devices could still send. */
  const asking = (question: Question): Question => ({
    tone: 'danger',
    ...question,
    children: question.children + (unsentText(unsent, m.sentLater(name)) ?? ''),
  });
  const isLess = rank[role] < rank[account.role];

  return {
    role,
    setRole,
    questions: {
      role: asking({
        title: m.askRole(name, names[role]),
        children: m.roleConsequence(isLess ? m.losses[role] : m.gains[role], sessions),
        confirmLabel: m.confirmRole,
        tone: isLess ? 'danger' : 'accent',
        onConfirm: () => on.onRoleChange(role),
      }),
      password: asking({
        title: m.askPassword(name),
        children: isOwn ? m.ownPasswordConsequence : m.passwordConsequence(sessions),
        confirmLabel: m.confirmPassword,
        onConfirm: on.onResetPassword,
      }),
      factor: asking({
        title: m.askFactor(name),
        children: m.factorConsequence(factorText(account), sessions),
        confirmLabel: m.confirmFactor,
        onConfirm: on.onResetSecondFactor,
      }),
      remove: asking({
        title: m.askRemove(name),
        children: m.removeConsequence(sessions),
        confirmLabel: m.confirmRemove,
        onConfirm: on.onRemove,
      }),
    },
  };
}
