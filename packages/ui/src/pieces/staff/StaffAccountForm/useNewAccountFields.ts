import { useState } from 'react';
import type { StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';

export type NewStaffAccount = { name: string; loginId: string; role: StaffRoleName };

type Values = { name: string; loginId: string; role: StaffRoleName | null };

/** The fields of a new account, checked when they are submitted. */
export function useNewAccountFields(onCreate: (account: NewStaffAccount) => void) {
  const [values, setValues] = useState<Values>({ name: '', loginId: '', role: null });
  const [tried, setTried] = useState(false);
  const { name, loginId, role } = values;
  const problems = {
    name: tried && name.trim() === '',
    loginId: tried && !/^[A-Za-z0-9._-]{3,100}$/.test(loginId),
    role: tried && role === null,
  };
  return {
    values,
    problems,
    change: (next: Partial<Values>) => setValues((now) => ({ ...now, ...next })),
    submit() {
      setTried(true);
      if (name.trim() === '' || role === null || !/^[A-Za-z0-9._-]{3,100}$/.test(loginId)) return;
      onCreate({ name: name.trim(), loginId, role });
    },
  };
}
