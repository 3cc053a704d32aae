import { useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { useUnsentText } from '../../shared/UnsentHandOvers/internal';
import { useFactorText } from '../StaffAccountList/internal';
import type { StaffRoleName } from '../StaffRoleChoice';
import { staffRoleChoiceMessages } from '../StaffRoleChoice/internal';
import { staffAccountDetailsMessages } from './messages';
import type { StaffAccountDetailsProps } from './StaffAccountDetails';

export type Question = {
  title: string;
  text: string;
  verb: string;
  tone: 'accent' | 'danger';
  work: () => Promise<unknown>;
};

type Options = Pick<
  StaffAccountDetailsProps,
  'isOwn' | 'onRoleChange' | 'onResetPassword' | 'onResetSecondFactor' | 'onRemove'
> & { account: NonNullable<StaffAccountDetailsProps['account']> };

const rank: Record<StaffRoleName, number> = { desk: 0, manager: 1, owner: 2 };

/** The chosen role, and the question that stands before a change; it names what is lost. */
export function useAccountQuestions({ account, isOwn, ...on }: Options) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  const { names } = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  const factorText = useFactorText();
  const unsentText = useUnsentText();
  const [role, setRole] = useState<StaffRoleName>(account.role);
  const [known, setKnown] = useState(account.role);
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  // Another owner has changed it, or this change is stored.
  if (known !== account.role) {
    setKnown(account.role);
    setRole(account.role);
  }
  const { name, sessions, unsent } = account;

  /** Each question ends sessions, and with them what their devices could still send. */
  function ask(question: Question) {
    const text = question.text + (unsentText(unsent, m.sentLater(name)) ?? '');
    setAsked({ ...question, text });
    setOpen(true);
  }

  async function confirm() {
    if (!asked) return;
    setPending(true);
    await asked.work().catch(() => {});
    setPending(false);
    setOpen(false);
  }

  return {
    role,
    setRole,
    question: { asked, open, pending, confirm, close: () => setOpen(false) },
    askRole() {
      const isLess = rank[role] < rank[account.role];
      ask({
        title: m.askRole(name, names[role]),
        text: m.roleConsequence(isLess ? m.losses[role] : m.gains[role], sessions),
        verb: m.confirmRole,
        tone: isLess ? 'danger' : 'accent',
        work: () => on.onRoleChange(role),
      });
    },
    askPassword: () =>
      ask({
        title: m.askPassword(name),
        text: isOwn ? m.ownPasswordConsequence : m.passwordConsequence(sessions),
        verb: m.confirmPassword,
        tone: 'danger',
        work: on.onResetPassword,
      }),
    askFactor: () =>
      ask({
        title: m.askFactor(name),
        text: m.factorConsequence(factorText(account), sessions),
        verb: m.confirmFactor,
        tone: 'danger',
        work: on.onResetSecondFactor,
      }),
    askRemove: () =>
      ask({
        title: m.askRemove(name),
        text: m.removeConsequence(sessions),
        verb: m.confirmRemove,
        tone: 'danger',
        work: on.onRemove,
      }),
  };
}
