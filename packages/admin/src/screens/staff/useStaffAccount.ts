import { useActionInTurn } from '@homestand/app-core/react/useActionInTurn';
import type { StaffAccountChange } from '@homestand/ui';
import { useState } from 'react';
import {
  changeStaffRole,
  createStaffPassword,
  removeStaffAccount,
  renameStaffAccount,
  resetSecondFactor,
  type ShownPassword,
  type StaffAccount,
} from '../../data/staff/staff';

type Options = { account: StaffAccount | undefined; onRemoved: () => void };

/** Changes of one account, how the last one ended, and its new password until the screen is left. */
export function useStaffAccount({ account, onRemoved }: Options) {
  const { error, run } = useActionInTurn();
  const [ended, setEnded] = useState<StaffAccountChange | null>(null);
  const [shown, setShown] = useState<ShownPassword | null>(null);
  const id = account?.id ?? '';

  async function change(of: StaffAccountChange, call: () => Promise<unknown>) {
    setEnded(null);
    await run(call);
    setEnded(of);
  }

  return {
    shown,
    hidePassword: () => setShown(null),
    details: {
      result: ended && { of: ended, error },
      onRename: (name: string) => change('name', () => renameStaffAccount(id, name)),
      onRoleChange: (role: StaffAccount['role']) => change('role', () => changeStaffRole(id, role)),
      onResetPassword: () =>
        change('password', async () => {
          const { password } = await createStaffPassword(id);
          if (account) setShown({ name: account.name, loginId: account.loginId, password });
        }),
      onResetSecondFactor: () => change('factor', () => resetSecondFactor(id)),
      onRemove: () => change('remove', () => removeStaffAccount(id).then(onRemoved)),
    },
  };
}
