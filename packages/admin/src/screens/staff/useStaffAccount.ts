import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { type StaffAccountChange, useNoticeText } from '@homestand/ui';
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
  const textOf = useNoticeText();
  const [result, setResult] = useState<{ of: StaffAccountChange; error: string | null } | null>(
    null,
  );
  const [shown, setShown] = useState<ShownPassword | null>(null);
  const id = account?.id ?? '';

  async function run(of: StaffAccountChange, work: () => Promise<unknown>) {
    setResult(null);
    try {
      await work();
      setResult({ of, error: null });
    } catch (reason) {
      setResult({ of, error: textOf(errorNotice(reason)) });
    }
  }

  return {
    shown,
    hidePassword: () => setShown(null),
    details: {
      result,
      onRename: (name: string) => run('name', () => renameStaffAccount(id, name)),
      onRoleChange: (role: StaffAccount['role']) => run('role', () => changeStaffRole(id, role)),
      onResetPassword: () =>
        run('password', async () => {
          const { password } = await createStaffPassword(id);
          if (account) setShown({ name: account.name, loginId: account.loginId, password });
        }),
      onResetSecondFactor: () => run('factor', () => resetSecondFactor(id)),
      onRemove: () => run('remove', () => removeStaffAccount(id).then(onRemoved)),
    },
  };
}
